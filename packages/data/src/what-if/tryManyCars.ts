import type { Car } from '@forecourt/rules/entities/Car'
import type { BulkChange } from '@forecourt/rules/stock/bulkChange'
import type { Actor } from '../Actor'
import type { Scope } from '../createDatabase'
import { Prisma } from '../generated/client'
import { allConditions } from '../lists/listSql'
import { type ChangedCar, carsChangedSince, newestCarState } from '../shoppers/findCarAlerts'
import { carsOfSites } from '../stock/getEditedCar'
import { type ChosenCar, changeManyCars, type ManyCarsResult } from '../stock/many/changeManyCars'
import { selectCars } from '../stock/reading/selectCars'
import type { Transaction } from '../Transaction'

interface TryOptions {
  readonly carIds: readonly string[]
  /** Null changes nothing. */
  readonly change: BulkChange | null
  readonly siteIds: readonly string[] | null
  readonly actor: Actor
  /** ISO in UTC. */
  readonly now: string
}

/** Cars before and after a change that was rolled back. */
export interface TriedCars extends Pick<ManyCarsResult, 'refused'> {
  readonly before: readonly Car[]
  readonly after: readonly Car[]
  /** Cars whose price or availability changes, with the shoppers who watch them: for the alerts that would be sent. */
  readonly changedCars: readonly ChangedCar[]
}

/** Thrown to roll back; carries the result out of the transaction. */
class RolledBack extends Error {
  constructor(readonly tried: TriedCars) {
    super('Rolled back on purpose')
  }
}

const readTried = async (tx: Transaction, options: TryOptions): Promise<TriedCars> => {
  const { change, siteIds, actor, now } = options
  const siteCondition = await carsOfSites(tx, siteIds)
  const ofIds = (ids: readonly string[]) => Prisma.sql`car.id = any(${[...ids]})`
  const read = (condition: Prisma.Sql) => selectCars(tx, { where: condition, withoutComments: true })
  const before = await read(allConditions([ofIds(options.carIds), ...(siteCondition ? [siteCondition] : [])]))
  const carIds = before.map(({ id }) => id)
  if (change === null || carIds.length === 0) return { before, after: before, changedCars: [], refused: [] }
  const state = await newestCarState(tx, carIds)
  const cars = await tx.$queryRaw<ChosenCar[]>`select id, revision from cars where id = any(${carIds}) order by id`
  const inside: Scope = { transaction: (work) => work(tx) }
  const { refused } = await changeManyCars(inside, { key: crypto.randomUUID(), cars, change, siteIds, actor, now })
  // Not limited to the sites: a car may have moved to a location of others.
  return { before, after: await read(ofIds(carIds)), changedCars: await carsChangedSince(tx, carIds, state), refused }
}

/**
 * Changes cars like `changeManyCars`, reads the result and rolls back (CAR-05, CAR-16). So the cars are as they would be, with everything
 * that triggers and readers derive, such as lender figures of a new price; nothing is stored, and no notification is sent.
 */
export const tryManyCars = async (scope: Scope, options: TryOptions): Promise<TriedCars> => {
  try {
    return await scope.transaction(async (tx) => {
      throw new RolledBack(await readTried(tx, options))
    })
  } catch (error) {
    if (error instanceof RolledBack) return error.tried
    throw error
  }
}
