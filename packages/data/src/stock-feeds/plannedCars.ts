import type { Transaction } from '../Transaction'
import type { CarValues } from './CarValues'
import type { ImportPlan } from './planImport'

/** A car in a report. */
export interface ReportedCar {
  readonly row: number | null
  readonly carId: string | null
  readonly name: string
  readonly stockNumber: string
  /** Values of fields that change. */
  readonly before: CarValues
  readonly after: CarValues
  /** Fields the feed would change, where a person's value holds. */
  readonly kept: readonly string[]
}

/** What a plan does to cars: how many, and the first of each. */
export interface PlannedCars {
  readonly counts: { readonly added: number; readonly changed: number; readonly unchanged: number; readonly gone: number }
  /** Cars of which anything is written down, be it only what the feed says of them. */
  readonly touched: number
  /** Cents before and after, of cars whose price changes. */
  readonly prices: readonly (readonly [before: number, after: number])[]
  readonly added: readonly ReportedCar[]
  readonly changed: readonly ReportedCar[]
  readonly gone: readonly ReportedCar[]
}

const mostReported = 200

/** Counts the cars of a plan, and lists the first of each kind. */
export const plannedCars = async (tx: Transaction, { isStaged, same }: ImportPlan): Promise<PlannedCars> => {
  if (!isStaged)
    return { counts: { added: 0, changed: 0, unchanged: same, gone: 0 }, touched: 0, prices: [], added: [], changed: [], gone: [] }
  const [counted] = await tx.$queryRaw<
    { added: number; changed: number; alike: number; gone: number; leaving: number; prices: [number, number][] | null }[]
  >`
    select
      (select count(*)::int from feed_rows where car_id is null) as added,
      (select count(*)::int from feed_changed where after <> '{}' or photos_before is not null) as changed,
      (select count(*)::int from feed_changed where after = '{}' and photos_before is null) as alike,
      (select count(*)::int from feed_gone where after <> '{}') as gone,
      (select count(*)::int from feed_gone) as leaving,
      (
        select jsonb_agg(jsonb_build_array(was, is_now)) from (
          select coalesce(before ->> 'driveAwayCents', before ->> 'egcCents')::bigint as was,
            coalesce(after ->> 'driveAwayCents', after ->> 'egcCents')::bigint as is_now
          from feed_changed where after ?| array['driveAwayCents', 'egcCents']
        ) priced where was is not null and is_now is not null
      ) as prices`
  const { added = 0, changed = 0, alike = 0, gone = 0, leaving = 0, prices = null } = counted ?? {}
  return {
    counts: { added, changed, unchanged: same + alike, gone },
    touched: added + changed + alike + leaving,
    prices: prices ?? [],
    added: await tx.$queryRaw<ReportedCar[]>`
      select row, null as "carId", name, "stockNumber", '{}'::jsonb as before, '{}'::jsonb as after, '{}'::text[] as kept
      from feed_rows where car_id is null order by row limit ${mostReported}`,
    changed: await tx.$queryRaw<ReportedCar[]>`
      select row, car_id as "carId", name, stock_number as "stockNumber", before, after, kept
      from feed_changed where after <> '{}' or photos_before is not null or kept <> '{}' order by row limit ${mostReported}`,
    gone: await tx.$queryRaw<ReportedCar[]>`
      select null::int as row, car_id as "carId", name, external_id as "stockNumber", before, after, '{}'::text[] as kept
      from feed_gone order by external_id limit ${mostReported}`,
  }
}
