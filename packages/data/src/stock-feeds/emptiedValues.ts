import { carAttributes } from '@forecourt/rules/car/generated/carAttributes'
import { Prisma } from '../generated/client'
import { queryDirectly } from '../lists/queryDirectly'
import type { StoredCarField } from '../stock/storedCarFields'
import type { Transaction } from '../Transaction'
import type { FeedProblem } from './FeedCar'
import type { StockFeed } from './StockFeed'

/** A stored value of a car whose cell is blank in a file. */
export interface EmptiedValue {
  readonly row: number
  readonly stockNumber: string
  readonly field: StoredCarField
  readonly value: string
  /** Numbers of the feed's cars that had a value of the field, and that lose it. */
  readonly had: number
  readonly emptied: number
}

interface EmptiedField {
  readonly title: string
  /** Fields that are derived from it. */
  readonly with: readonly StoredCarField[]
}

/**
 * Facts of the vehicle, which it doesn't lose: a blank cell is more likely forgotten. What may end, such as a registration, a price or
 * remarks, is no such fact.
 */
const facts = new Map<StoredCarField, EmptiedField>([
  ['vin', { title: 'VIN', with: [] }],
  ['km', { title: 'Kilometres', with: [] }],
  ['body', { title: 'Body', with: ['simpleBody'] }],
  ['fuel', { title: 'Fuel', with: ['simpleFuel'] }],
  ['transmission', { title: 'Transmission', with: ['simpleTransmission'] }],
  ...carAttributes.flatMap(({ id, title, storedIn }): [StoredCarField, EmptiedField][] =>
    storedIn === 'ownColumn' && id !== 'regoExpiry' ? [[id as StoredCarField, { title, with: [] }]] : [],
  ),
])
/** Further values whose loss a user has to see. */
const others = new Map<StoredCarField, EmptiedField>([
  ['badge', { title: 'Badge', with: [] }],
  ['dealerComments', { title: 'Comments', with: [] }],
  ['standardEquipment', { title: 'Features', with: [] }],
  ...carAttributes.flatMap(({ id, title }): [StoredCarField, EmptiedField][] =>
    id === 'regoExpiry' ? [[id as StoredCarField, { title, with: [] }]] : [],
  ),
])
const named = new Map([...facts, ...others])
const isEmpty = (value: string) => Prisma.raw(`coalesce(${value}, 'null') in ('null'::jsonb, '""'::jsonb, '[]'::jsonb)`)
/** Condition: a row says nothing of another car, to which the earlier values don't belong. */
const isSameCar = Prisma.sql`not after ?| array['makeSlug', 'modelSlug', 'year'] and coalesce(after ->> 'vin', '') = ''`

/** Stored values of changed cars whose cells are blank, by row. */
export const listEmptiedValues = (tx: Transaction, { id }: Pick<StockFeed, 'id'>): Promise<EmptiedValue[]> =>
  queryDirectly(
    tx,
    Prisma.sql`
      with emptied as (
        select row, stock_number, entry.key as field, left(before ->> entry.key, 120) as value
        from feed_changed cross join jsonb_each(after) entry
        where entry.key = any(${[...named.keys()]}) and ${isEmpty('entry.value')} and not ${isEmpty('before -> entry.key')} and ${isSameCar}
      )
      select row, stock_number as "stockNumber", field, value, had.cars as had, (count(*) over (partition by field))::int as emptied
      from emptied
      cross join lateral (
        select count(*)::int as cars from stock_feed_cars link
        where link.feed_id = ${id} and link.removed_at is null and not ${isEmpty('link.feed_values -> emptied.field')}
      ) had
      order by row, field`,
  )

/** Whether a fact is lost by one car, or by at most half of the cars that had it. */
const isException = ({ field, had, emptied }: EmptiedValue): boolean => facts.has(field) && (emptied === 1 || emptied * 2 <= had)

const byField = (values: readonly EmptiedValue[]): [StoredCarField, EmptiedValue[]][] =>
  [...new Set(values.map(({ field }) => field))].map((field) => [field, values.filter((each) => each.field === field)])

const titleOf = (field: StoredCarField) => named.get(field)?.title ?? field
const listFormat = new Intl.ListFormat('en-AU')
/** Maximum numbers of fields, and of cars per field, that a sentence names. */
const [mostFields, mostCars] = [5, 5]

/** “Number plate of RU106 and RU107”, by field. */
const carsByField = (values: readonly EmptiedValue[]): string => {
  const fields = byField(values)
  const texts = fields.slice(0, mostFields).map(([field, cars]) => {
    const numbers = cars.slice(0, mostCars).map(({ stockNumber }) => stockNumber)
    const more = cars.length - numbers.length
    return `${titleOf(field)} of ${listFormat.format(more > 0 ? [...numbers, `${more} more`] : numbers)}`
  })
  return [...texts, ...(fields.length > mostFields ? [`${fields.length - mostFields} more fields`] : [])].join('; ')
}

/** Warns a user who applies a file of the values that it empties, in a sentence (ENT-01); null if it empties none. */
export const emptiedText = (values: readonly EmptiedValue[]): string | null =>
  values.length === 0
    ? null
    : `${values.length} ${values.length === 1 ? 'value is' : 'values are'} emptied, because ${values.length === 1 ? 'the cell is' : 'the cells are'} blank: ${carsByField(values)}.`

/** Emptied facts of a file without a review: those that are exceptions stay, and the others hold the file. */
export const judgeEmptied = (values: readonly EmptiedValue[]): { readonly kept: EmptiedValue[]; readonly others: EmptiedValue[] } => ({
  kept: values.filter(isException),
  others: values.filter((each) => facts.has(each.field) && !isException(each)),
})

/** Kept values as problems of their rows. */
export const emptiedProblems = (kept: readonly EmptiedValue[]): FeedProblem[] =>
  kept.map(({ row, stockNumber, field, value }) => ({
    ...{ row, stockNumber, heading: titleOf(field), value: '', refused: false },
    message: `The cell is blank, and the car has “${value}”, which it keeps. If it has none any more, clear it on the car.`,
  }))

/** Removes kept values from the changes: the rows are compared again next time. */
export const keepEmptied = async (tx: Transaction, kept: readonly EmptiedValue[]): Promise<void> => {
  for (const [field, values] of byField(kept)) {
    const names = Prisma.sql`${[field, ...(facts.get(field)?.with ?? [])]}::text[]`
    await tx.$executeRaw`
      update feed_changed set
        feed_values = feed_values || (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(before) where key = any(${names})),
        before = before - ${names}, after = after - ${names}, hash = ''
      where row = any(${values.map(({ row }) => row)})`
  }
}
