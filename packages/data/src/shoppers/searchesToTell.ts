import type { Database } from '../createDatabase'

export interface SearchToTell {
  readonly id: string
  readonly shopperId: string
  readonly siteId: string
  readonly path: string
}

/** The searches of an organisation whose shoppers want mail about cars. */
export const searchesToTell = (db: Database, organisationId: string): Promise<SearchToTell[]> =>
  db.platform.transaction(
    (tx) => tx.$queryRaw<SearchToTell[]>`
      select search.id, search.shopper_id as "shopperId", search.site_id as "siteId", search.path
      from saved_searches search
      join shoppers shopper on shopper.organisation_id = search.organisation_id and shopper.id = search.shopper_id
      where search.organisation_id = ${organisationId} and shopper.alerts <> 'off' and shopper.email is not null
      order by search.site_id, search.id`,
  )
