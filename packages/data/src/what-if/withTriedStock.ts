import type { Database, Scope } from '../createDatabase'
import type { Prisma } from '../generated/client'
import { queryDirectly } from '../lists/queryDirectly'
import { type ChangedCars, changedCars, changePosition } from '../stock/changedCars'
import type { Transaction } from '../Transaction'

/** A change of an organisation's stock to try. */
export interface TriedStock {
  readonly organisationId: string
  /** Makes the change. */
  readonly change: (scope: Scope) => Promise<unknown>
  /** ISO in UTC. */
  readonly now: string
  /** Milliseconds for all, including what is done with the changed stock. */
  readonly timeoutMs: number
}

/** Thrown to roll back; carries the result out of the transaction. */
class RolledBack<Result> extends Error {
  constructor(readonly result: Result) {
    super('Rolled back on purpose')
  }
}

/** The database as one open transaction sees it. Other organisations, and what all share, are read outside of it. */
const databaseInside = (db: Database, organisationId: string, tx: Transaction): Database => {
  const rows = <Row>(query: Prisma.Sql) => queryDirectly<Row>(tx, query)
  const inside = {
    transaction: <Result>(work: (tx: Transaction) => Promise<Result>) => work(tx),
    rows,
    openReadTransaction: async () => ({ rows, end: async () => {} }),
  }
  return { ...db, forOrganisation: (id) => (id === organisationId ? inside : db.forOrganisation(id)), close: async () => {} }
}

/** All changes since a position, of all batches. */
const allChanges = async (
  db: Database,
  { organisationId, now }: TriedStock,
  since: ChangedCars['position'],
): Promise<Pick<ChangedCars, 'upserts' | 'removals'>> => {
  const upserts: ChangedCars['upserts'][number][] = []
  const removals: string[] = []
  for (let position = since; ; ) {
    const batch = await changedCars(db, organisationId, position, now)
    if (!batch) throw new Error('The log of car changes ended within a transaction.')
    upserts.push(...batch.upserts)
    removals.push(...batch.removals)
    if (!batch.more) return { upserts, removals }
    position = batch.position
  }
}

/**
 * Changes an organisation's stock in a transaction, lets the work read the result like a database that was changed, and rolls back (ENT-01,
 * CAR-16). Nothing is stored, and no notification is sent. The changed cars are locked until the work ends.
 */
export const withTriedStock = async <Result>(
  db: Database,
  tried: TriedStock,
  work: (inside: Database, changed: Pick<ChangedCars, 'upserts' | 'removals'>) => Promise<Result>,
): Promise<Result> => {
  const { organisationId, change, timeoutMs } = tried
  try {
    return await db.forOrganisation(organisationId).transaction(
      async (tx) => {
        const inside = databaseInside(db, organisationId, tx)
        const position = await changePosition(inside, organisationId)
        await change({ transaction: (part) => part(tx) })
        throw new RolledBack(await work(inside, await allChanges(inside, tried, position)))
      },
      { timeoutMs },
    )
  } catch (error) {
    if (error instanceof RolledBack) return error.result as Result
    throw error
  }
}
