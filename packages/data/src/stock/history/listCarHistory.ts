import type { Cents } from '@forecourt/rules/entities/Car'
import type { Scope } from '../../createDatabase'
import type { CarAction, FieldChanges } from './noteCarHistory'

/** What was done to a car, by whom or by which feed. */
export interface CarHistoryEntry {
  readonly id: string
  /** ISO in UTC. */
  readonly at: string
  readonly source: 'person' | 'feed' | 'system'
  readonly sourceName: string
  readonly action: CarAction
  readonly changes: FieldChanges
  /** The entry it takes back. */
  readonly undoes: string | null
  /** Whether it was taken back. */
  readonly undone: boolean
}

/** What a car cost from an instant on, of each kind. */
export interface PricePoint {
  readonly at: string
  readonly driveAwayCents: Cents | null
  readonly egcCents: Cents | null
}

export interface CarHistory {
  /** Latest first. */
  readonly entries: readonly CarHistoryEntry[]
  readonly total: number
  /** From the day it came, oldest first; the last is what it costs now. */
  readonly prices: readonly PricePoint[]
}

interface Row extends Omit<CarHistoryEntry, 'at'> {
  readonly at: Date
}

interface PriceRow {
  readonly at: Date
  readonly driveAway: { readonly before: Cents | null; readonly after: Cents | null } | null
  readonly egc: { readonly before: Cents | null; readonly after: Cents | null } | null
  readonly first: boolean
}

/** What it cost on the day it came follows from what was there before each first change. */
const priceLine = (
  { createdAt, driveAwayCents, egcCents }: { readonly createdAt: string } & Omit<PricePoint, 'at'>,
  rows: readonly PriceRow[],
): PricePoint[] => {
  const points: PricePoint[] = [{ at: '', driveAwayCents, egcCents }]
  // From now backwards: every change says what was there before it.
  for (const { at, driveAway, egc, first } of rows) {
    const [after] = points
    if (!after || first) continue
    points[0] = { ...after, at: at.toISOString() }
    points.unshift({
      at: '',
      driveAwayCents: driveAway ? driveAway.before : after.driveAwayCents,
      egcCents: egc ? egc.before : after.egcCents,
    })
  }
  return points.map((point, index) => (index === 0 ? { ...point, at: createdAt } : point))
}

const mostPrices = 500

/** A page of a car's history, and its price line; the car is one the scope has. */
export const listCarHistory = (
  scope: Scope,
  car: { readonly organisationId: string; readonly id: string; readonly createdAt: string } & Omit<PricePoint, 'at'>,
  { page, perPage }: { readonly page: number; readonly perPage: number },
): Promise<CarHistory> =>
  scope.transaction(async (tx) => {
    const { organisationId, id: carId } = car
    const rows = await tx.$queryRaw<Row[]>`
      select entry.id::text as id, at, source, source_name as "sourceName", action, changes, undoes::text as undoes,
        exists (
          select from car_history later
          where later.organisation_id = entry.organisation_id and later.car_id = entry.car_id and later.undoes = entry.id
        ) as undone
      from car_history entry where organisation_id = ${organisationId} and car_id = ${carId}
      order by entry.id desc limit ${perPage} offset ${(page - 1) * perPage}`
    const prices = await tx.$queryRaw<PriceRow[]>`
      select at, changes -> 'driveAwayCents' as "driveAway", changes -> 'egcCents' as egc, action = 'create' as first
      from car_history
      where organisation_id = ${organisationId} and car_id = ${carId} and changes ?| array['driveAwayCents', 'egcCents']
      order by id desc limit ${mostPrices}`
    const total = await tx.carHistory.count({ where: { organisationId, carId } })
    return { entries: rows.map((row) => ({ ...row, at: row.at.toISOString() })), total, prices: priceLine(car, prices) }
  })
