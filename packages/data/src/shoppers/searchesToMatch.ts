import type { Database } from '../createDatabase'
import { Prisma } from '../generated/client'

/** A search that some shoppers keep, each in a search of their own. */
export interface SearchToMatch {
  readonly siteId: string
  readonly path: string
  readonly saved: readonly { readonly id: string; readonly shopperId: string }[]
}

interface Row {
  readonly siteId: string
  readonly path: string
  readonly ids: readonly string[]
  readonly shopperIds: readonly string[]
}

/** The searches of an organisation whose shoppers want mail about cars, each path of a site once, however many keep it. */
export const searchesToMatch = async (db: Database, organisationId: string): Promise<SearchToMatch[]> => {
  const rows = await db.forOrganisation(organisationId).rows<Row>(Prisma.sql`
    select search.site_id as "siteId", search.path, array_agg(search.id order by search.id) as ids,
      array_agg(search.shopper_id order by search.id) as "shopperIds"
    from saved_searches search
    join shoppers shopper on shopper.organisation_id = search.organisation_id and shopper.id = search.shopper_id
    where search.organisation_id = ${organisationId} and shopper.alerts <> 'off' and shopper.email is not null
    group by search.site_id, search.path order by search.site_id, min(search.id)`)
  return rows.map(({ siteId, path, ids, shopperIds }) => ({
    ...{ siteId, path },
    saved: ids.map((id, at) => ({ id, shopperId: shopperIds[at] ?? '' })),
  }))
}
