import type { Database, TransactionOptions } from '../../createDatabase'
import type { StockCar } from '../reading/parseCar'
import { loadSearchedCars } from './searchedCars'

/** Settings of the sites that use one hosted index: finance providers, and whether weekly prices are shown. */
export const hostedIndexSettings = (
  db: Database,
  organisationId: string,
  { appId, indexName }: { readonly appId: string; readonly indexName: string },
): Promise<{ providers: string[]; offerSubscriptions: boolean }> =>
  db.platform.transaction(async (tx) => {
    const rows = await tx.$queryRaw<{ provider: string; subscriptions: boolean }[]>`
      select distinct version.config -> 'finance' ->> 'provider' as provider,
        (version.config -> 'price' ->> 'offerSubscriptions')::boolean as subscriptions
      from sites site
      join versions version on version.organisation_id = site.organisation_id and version.site_id = site.id and version.number = site.live_version
      where site.status = 'live' and site.organisation_id = ${organisationId}
        and version.config -> 'search' ->> 'appId' = ${appId} and version.config -> 'search' ->> 'indexName' = ${indexName}`
    return { providers: rows.map(({ provider }) => provider), offerSubscriptions: rows.some(({ subscriptions }) => subscriptions) }
  })

/** Current cars by id for an organisation's index. */
export const hostedCars = (
  db: Database,
  organisationId: string,
  ids: readonly string[],
  now: string,
): Promise<{ upserts: StockCar[]; removals: string[] }> =>
  db.forOrganisation(organisationId).transaction((tx) => loadSearchedCars(tx, organisationId, ids, now))

/** Serialises work by name with a lock, so that an older read can't overwrite a newer one. */
export const withNamedLock = <T>(db: Database, name: string, work: () => Promise<T>, options: TransactionOptions): Promise<T> =>
  db.platform.transaction(async (tx) => {
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`
    return work()
  }, options)
