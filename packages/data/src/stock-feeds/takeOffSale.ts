import { Prisma } from '../generated/client'
import { queryDirectly } from '../lists/queryDirectly'
import type { Transaction } from '../Transaction'
import type { CarValues } from './CarValues'
import type { ImportPlan } from './planImport'
import { writeCarValues } from './writeCarValues'

/** A car that its row in a file marks as sold, reserved, hidden or not for sale. */
export interface CarOffSale {
  readonly carId: string
  /** Its name in the feed. */
  readonly externalId: string
  /** Whether the row could not be used: the car is withdrawn. */
  readonly isWithdrawn: boolean
  /** Only what takes it off sale: status, reservation, visibility. */
  readonly before: CarValues
  readonly after: CarValues
}

/** A file that takes more cars off sale may be misread. At least this number is allowed: a small yard may sell some cars between two files. */
const mostAtOnce = 5
const half = 0.5

const off = Prisma.sql`after ->> 'status' in ('sold', 'withdrawn', 'draft')`
/** The values of a car before or after the file, of those fields in which the file takes it off sale. */
const takenFrom = (values: 'before' | 'after') => {
  const from = Prisma.raw(values)
  return Prisma.sql`jsonb_strip_nulls(jsonb_build_object(
    'status', case when ${off} then ${from} -> 'status' end,
    'reserved', case when ${off} or after ->> 'reserved' = 'true' then ${from} -> 'reserved' end,
    'showOnDealerWebsite', case when after ->> 'showOnDealerWebsite' = 'false' then ${from} -> 'showOnDealerWebsite' end))`
}

/**
 * Lists the cars for sale that a planned file takes off sale by an entry of their own row, not because of a new column or a missing row
 * (CAR-05). If they are so many that the file may be misread, only those
 * whose rows are certain (`FeedCar.offSale`); if these are still too many, none.
 *
 * @param maxWithdrawnPercent the percentage of the feed's present cars that one file may withdraw
 */
export const listOffSale = async (
  tx: Transaction,
  { isStaged, offSale: { certain: certainRows, possible: possibleRows }, present }: Pick<ImportPlan, 'isStaged' | 'offSale' | 'present'>,
  maxWithdrawnPercent: number,
): Promise<readonly CarOffSale[]> => {
  if (!isStaged) return []
  const found = await queryDirectly<CarOffSale & { readonly isCertain: boolean }>(
    tx,
    Prisma.sql`
      select * from (
        select car_id as "carId", known_as as "externalId", false as "isWithdrawn", row = any(${[...certainRows]}::int[]) as "isCertain",
          ${takenFrom('before')} as before, ${takenFrom('after')} as after
        from feed_changed
        where row = any(${[...certainRows, ...possibleRows]}::int[]) and coalesce(before ->> 'status', 'in_stock') in ('in_stock', 'coming_soon')
        union all
        select car_id, external_id, true, true, before, after from feed_withdrawn where is_marked_unavailable
      ) marked where after <> '{}' order by "externalId"`,
  )
  const most = Math.max(mostAtOnce, (present * maxWithdrawnPercent) / 100)
  const isUsual = (cars: readonly CarOffSale[]) => cars.length <= most && cars.length < present * half
  const certain = found.filter(({ isCertain }) => isCertain)
  return isUsual(found) ? found : isUsual(certain) ? certain : []
}

interface TakingOffSale {
  readonly organisationId: string
  readonly feedId: string
  readonly runId: string
  /** ISO in UTC. */
  readonly now: string
}

/** Takes cars off sale, as changes of a run. Their rows are compared again with the next file. */
export const takeOffSale = async (
  tx: Transaction,
  { organisationId, feedId, runId, now }: TakingOffSale,
  cars: readonly CarOffSale[],
): Promise<void> => {
  await writeCarValues(tx, cars, now)
  const rows = JSON.stringify(cars)
  const given = Prisma.sql`
    jsonb_to_recordset(${rows}::jsonb) as given("carId" text, "externalId" text, "isWithdrawn" boolean, before jsonb, after jsonb)`
  await tx.$executeRaw`
    update stock_feed_cars link set hash = '', feed_values = link.feed_values || given.after,
      removed_at = case when given."isWithdrawn" then ${now}::timestamptz else link.removed_at end
    from ${given}
    where link.organisation_id = ${organisationId} and link.feed_id = ${feedId} and link.external_id = given."externalId"`
  await tx.$executeRaw`
    insert into stock_feed_changes (organisation_id, run_id, car_id, kind, before, after)
    select ${organisationId}, ${runId}, "carId", case when "isWithdrawn" then 'withdrawn' else 'changed' end, before, after from ${given}`
}
