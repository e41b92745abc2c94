import { Prisma } from '../generated/client'
import { queryDirectly } from '../lists/queryDirectly'
import type { Transaction } from '../Transaction'
import type { FeedProblem } from './FeedCar'

/** A price that changes by this factor has gained or lost a digit. */
const priceFactor = 5
/** An odometer reading that increases by this factor, and by more than `mostDriven`, has gained a digit. */
const kmFactor = 5
/** Maximum distance between two files, also of a new car. Kilometres. */
export const mostDriven = 5_000
/** Lower readings aren't checked by factor: a new car may have 12 km and then 5. */
const minKm = 1_000

/** Comments are held with a price, as they may contain it. */
const priceFields = ['driveAwayCents', 'driveAwayBeforeCents', 'egcCents', 'egcBeforeCents', 'dealerComments'] as const
const cents = (values: 'before' | 'after') => Prisma.raw(`coalesce(${values} ->> 'driveAwayCents', ${values} ->> 'egcCents')::bigint`)
const isSuspiciousPrice = Prisma.sql`coalesce(
  after ?| array['driveAwayCents', 'egcCents'] and (${cents('after')} >= ${cents('before')} * ${priceFactor} or ${cents('after')} * ${priceFactor} <= ${cents('before')}), false)`
const km = (values: 'before' | 'after') => Prisma.raw(`(${values} ->> 'km')::int`)
const isSuspiciousKm = Prisma.sql`coalesce(
  after ? 'km' and (
    (${km('before')} >= ${minKm} and ${km('after')} * 2 < ${km('before')})
    or (${km('after')} >= ${km('before')} * ${kmFactor} and ${km('after')} - ${km('before')} > ${mostDriven})
  ), false)`

const dollars = (value: number) => `$${Math.round(value / 100).toLocaleString('en-AU')}`
const kilometres = (value: number) => `${value.toLocaleString('en-AU')} km`

/** Changed cars with a suspicious price or odometer change, as problems of their rows. */
export const listSuspiciousChanges = async (tx: Transaction): Promise<FeedProblem[]> => {
  const rows = await queryDirectly<{
    row: number
    stockNumber: string
    price: boolean
    km: boolean
    centsBefore: number
    centsAfter: number
    kmBefore: number
    kmAfter: number
  }>(
    tx,
    Prisma.sql`
      select row, stock_number as "stockNumber", ${isSuspiciousPrice} as price, ${isSuspiciousKm} as km, ${cents('before')}::float8 as "centsBefore",
        ${cents('after')}::float8 as "centsAfter", ${km('before')} as "kmBefore", ${km('after')} as "kmAfter"
      from feed_changed where ${isSuspiciousPrice} or ${isSuspiciousKm} order by row`,
  )
  return rows.flatMap(({ row, stockNumber, ...change }) => {
    const problem = (heading: string, value: string, message: string): FeedProblem => ({
      ...{ row, stockNumber, heading, value, message, refused: false },
    })
    return [
      ...(change.price
        ? [
            problem(
              'Price',
              dollars(change.centsAfter),
              `The price was ${dollars(change.centsBefore)} and would be ${dollars(change.centsAfter)}, so a digit may be missing or extra. The car keeps its price. If the new price is right, change it on the car.`,
            ),
          ]
        : []),
      ...(change.km
        ? [
            problem(
              'Kilometres',
              kilometres(change.kmAfter),
              `The odometer was ${kilometres(change.kmBefore)} and would be ${kilometres(change.kmAfter)}, so a digit may be missing or extra. The car keeps its reading. If the new reading is right, change it on the car.`,
            ),
          ]
        : []),
    ]
  })
}

/** Cars that were reserved or sold and are for sale again, as problems of their rows: a code may mean something else now (CAR-05). */
export const listReturnedCars = async (tx: Transaction): Promise<FeedProblem[]> => {
  const rows = await queryDirectly<{ row: number; stockNumber: string; was: 'sold' | 'reserved' }>(
    tx,
    Prisma.sql`
      select row, stock_number as "stockNumber", case when before ->> 'status' = 'sold' then 'sold' else 'reserved' end as was
      from feed_changed
      where (before ->> 'status' = 'sold' and after ->> 'status' in ('in_stock', 'coming_soon'))
        or (before ->> 'reserved' = 'true' and after ->> 'reserved' = 'false' and coalesce(after ->> 'status', 'in_stock') in ('in_stock', 'coming_soon'))
      order by row`,
  )
  return rows.map(({ row, stockNumber, was }) => ({
    ...{ row, stockNumber, heading: 'Status', value: '', refused: false },
    message: `The car was ${was} and is for sale again. Check that the file still means that.`,
  }))
}

/**
 * Removes these prices and readings from the changes: the cars and the feed's recorded values stay, and the rows are compared again next
 * time.
 */
export const holdSuspiciousChanges = async (tx: Transaction): Promise<void> => {
  for (const [isSuspicious, fields] of [
    [isSuspiciousPrice, priceFields],
    [isSuspiciousKm, ['km']],
  ] as const) {
    const names = Prisma.sql`${[...fields]}::text[]`
    await tx.$executeRaw`
      update feed_changed set
        feed_values = feed_values || (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(before) where key = any(${names})),
        before = before - ${names}, after = after - ${names}, hash = ''
      where ${isSuspicious}`
  }
}
