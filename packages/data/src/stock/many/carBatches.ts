import type { Country } from '@forecourt/rules/records/kinds/countryTerms'
import type { Actor } from '../../Actor'
import { appendAudit } from '../../audit/appendAudit'
import type { Scope } from '../../createDatabase'
import { Prisma } from '../../generated/client'
import { organisationCountry } from '../../organisations/organisationCountry'
import type { Transaction } from '../../Transaction'
import { planCarChange } from '../changeCar'
import { carsOfSites, selectEditedCars } from '../getEditedCar'
import type { FieldChanges } from '../history/listCarHistory'
import { revertingChange } from '../undoCarChange'
import { type CarWriteOptions, writeCars } from '../writeCars'
import { type ManyCarsResult, whyRefused } from './changeManyCars'

/** A bulk change of cars in the history. */
export interface CarBatch {
  readonly id: string
  readonly organisationId: string
  /** 'Prices down by 3 %'. */
  readonly title: string
  readonly by: string
  /** ISO in UTC. */
  readonly at: string
  /** Number of changed cars. */
  readonly cars: number
  /** Number of cars in which it was undone. */
  readonly undone: number
}

const maxBatches = 30

const isUndone = Prisma.sql`exists (
  select from car_history later
  where later.organisation_id = entry.organisation_id and later.car_id = entry.car_id and later.undoes = entry.id
)`

/** Bulk changes of a scope's cars, or of some of its sites, latest first. */
export const listCarBatches = (scope: Scope, siteIds: readonly string[] | null): Promise<CarBatch[]> =>
  scope.transaction(async (tx) => {
    const siteCondition = (await carsOfSites(tx, siteIds)) ?? Prisma.sql`true`
    const rows = await tx.$queryRaw<(Omit<CarBatch, 'at'> & { at: Date })[]>`
      select batch.id, batch.organisation_id as "organisationId", batch.title, batch.author_name as by, batch.at,
        counted.cars, counted.undone
      from (select * from car_batches order by at desc limit ${maxBatches}) batch
      cross join lateral (
        select count(*)::int as cars, count(*) filter (where ${isUndone})::int as undone
        from car_history entry
        join cars car on car.organisation_id = entry.organisation_id and car.id = entry.car_id
        where entry.organisation_id = batch.organisation_id and entry.batch_id = batch.id and ${siteCondition}
      ) counted
      where counted.cars > 0 order by batch.at desc, batch.id`
    return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
  })

interface UndoOptions {
  readonly id: string
  /** Cursor: history entry after which to continue; null for the first. */
  readonly after: string | null
  /** Maximum number of cars per call. */
  readonly max: number
  readonly siteIds: readonly string[] | null
  readonly actor: Actor
  readonly now: string
}

export interface UndoneCars extends Pick<ManyCarsResult, 'refused'> {
  /** Number of restored cars. */
  readonly undone: number
  /** Next cursor; null when done. */
  readonly next: string | null
}

interface Entry {
  readonly id: string
  readonly carId: string
  readonly changes: FieldChanges
}

const entriesToUndo = async (tx: Transaction, { id, after, max, siteIds }: UndoOptions): Promise<Entry[]> => {
  const siteCondition = (await carsOfSites(tx, siteIds)) ?? Prisma.sql`true`
  return tx.$queryRaw<Entry[]>`
    select entry.id::text as id, entry.car_id as "carId", entry.changes
    from car_history entry join cars car on car.organisation_id = entry.organisation_id and car.id = entry.car_id
    where entry.batch_id = ${id} and entry.id > ${BigInt(after ?? 0)} and ${siteCondition} and not ${isUndone}
    order by entry.id limit ${max}`
}

/** Undoes a bulk change in steps (CAR-05, CAR-16): restores each car unless it was changed again. Skips undone ones. */
export const undoCarBatch = (scope: Scope, options: UndoOptions): Promise<UndoneCars> =>
  scope.transaction(
    async (tx) => {
      const { siteIds, actor, now, max } = options
      const entries = await entriesToUndo(tx, options)
      const ids = entries.map(({ carId }) => carId)
      await tx.$queryRaw`select id from cars where id = any(${ids}) order by id for update`
      const cars = new Map((await selectEditedCars(tx, ids)).map((car) => [car.id, car]))
      const countries = new Map<string, Country>()
      const refused: UndoneCars['refused'][number][] = []
      const writes: CarWriteOptions[] = []
      for (const { id, carId, changes } of entries) {
        const car = cars.get(carId)
        if (!car) continue
        const country = countries.get(car.organisationId) ?? (await organisationCountry(tx, car.organisationId))
        countries.set(car.organisationId, country)
        const reverting = revertingChange(car, { id, changes }, country)
        const plan = typeof reverting === 'string' ? null : await planCarChange(tx, car, { ...reverting, actor, now, siteIds })
        if (typeof reverting === 'string') refused.push({ id: carId, name: car.name, message: reverting })
        else if (plan && !plan.ok) refused.push({ id: carId, name: car.name, message: whyRefused(plan) })
        else if (plan?.writing) writes.push(plan.writing)
      }
      await writeCars(tx, writes, { actor, now, action: 'undo' })
      const organisations = new Map<string, string[]>()
      for (const { before } of writes)
        organisations.set(before.organisationId, [...(organisations.get(before.organisationId) ?? []), before.stockNumber])
      for (const [organisationId, stockNumbers] of organisations)
        await appendAudit(tx, {
          organisationId,
          actor,
          action: 'car.many',
          target: organisationId,
          summary: `Undid a change to ${stockNumbers.length} ${stockNumbers.length === 1 ? 'car' : 'cars'}`,
          detail: { stockNumbers },
        })
      return { undone: writes.length, refused, next: entries.length < max ? null : (entries.at(-1)?.id ?? null) }
    },
    { timeoutMs: 120_000 },
  )
