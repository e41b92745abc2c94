import type { Database, TransactionOptions } from '../../createDatabase'
import type { StockCar } from '../reading/parseCar'
import { loadSearchedCars } from './loadSearchedCars'

/** Cars by id for an index of an organisation's stock, as they are now. */
export const hostedCars = (
  db: Database,
  organisationId: string,
  ids: readonly string[],
  now: string,
): Promise<{ upserts: StockCar[]; removals: string[] }> =>
  db.forOrganisation(organisationId).transaction((tx) => loadSearchedCars(tx, organisationId, ids, now))

/** Does work while nobody else does any under the same name: what one read and sends, another can't overtake. */
export const oneAtATime = <T>(db: Database, name: string, work: () => Promise<T>, options: TransactionOptions): Promise<T> =>
  db.platform.transaction(async (tx) => {
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`
    return work()
  }, options)
