import type { Cents } from '../entities/Car'
import { fuels } from '../stock/vocabulary/fuels'
import { nameKey } from '../text/nameKey'
import type { BuyRow, Demand, DemandKind, DemandTimes, SupplyCar, Wish, WishCondition, WishCount } from './Demand'
import { namesCar } from './searchWish'

/** Order of the list: an enquiry about a car that was sold to others is stronger demand than an alert that waits, and that than a search. */
const demandWeights: DemandTimes = { lost: 5, waiting: 3, searches: 1 }
const demandKinds = Object.keys(demandWeights) as readonly DemandKind[]

/** The sum over all kinds, each with its weight. */
const sumTimes = (times: DemandTimes, weightOf: (kind: DemandKind) => number): number =>
  demandKinds.reduce((sum, kind) => sum + times[kind] * weightOf(kind), 0)

/** Minimum number of searches, alerts and enquiries of a row, so that a single one is no row. */
const minTimes = 2

const steps: readonly (readonly [below: Cents, step: Cents])[] = [
  [5_000_000, 500_000],
  [10_000_000, 1_000_000],
  [Number.POSITIVE_INFINITY, 2_500_000],
]

/**
 * Rounds a maximum price up to a band, so that similar wishes are one row (ANL-01): steps of $5,000 below $50,000, of $10,000 below
 * $100,000, then of $25,000.
 *
 * @example priceCeiling(2_249_000) // 2_500_000
 */
export const priceCeiling = (cents: Cents): Cents => {
  const step = steps.find(([below]) => cents <= below)?.[1] ?? 1
  return Math.ceil(cents / step) * step
}

const kmStep = 25_000

const equal = (wanted: string | null, value: string | null): boolean =>
  wanted === null || (value !== null && nameKey(wanted) === nameKey(value))

/** A wish for petrol includes unleaded; both are titles of `fuels`. */
const isFuel = (wanted: string | null, fuel: string | null): boolean => equal(wanted, fuel) || fuel?.startsWith(`${wanted} - `) === true

/** The titles of fuels that a wish for one includes. */
export const includedFuels = (wanted: string): string[] => [
  ...new Set([wanted, ...fuels.entries.map(({ title }) => title).filter((title) => isFuel(wanted, title))]),
]

const isWithin = ({ from, to }: NonNullable<Wish['years']>, year: number): boolean =>
  (from === null || year >= from) && (to === null || year <= to)

const conditions: { readonly [Condition in WishCondition]: (wish: Wish, car: SupplyCar) => boolean } = {
  place: (wish, car) => equal(wish.place, car.place),
  maxKm: ({ maxKm }, { km }) => maxKm === null || (km !== null && km <= maxKm),
  years: ({ years }, { year }) => years === null || isWithin(years, year),
  maxCents: ({ maxCents }, { priceCents }) => maxCents === null || (priceCents !== null && priceCents <= maxCents),
  fuel: (wish, car) => isFuel(wish.fuel, car.fuel),
  model: (wish, car) => equal(wish.model, car.model),
  body: (wish, car) => equal(wish.body, car.body),
  seats: (wish, car) => wish.seats === null || wish.seats === car.seats,
  make: (wish, car) => equal(wish.make, car.make),
}

/** Conditions in the order in which shoppers would rather give them up. */
const wishConditions = Object.keys(conditions) as readonly WishCondition[]

const meets = (wish: Wish, car: SupplyCar, without: WishCondition | null = null): boolean =>
  wishConditions.every((condition) => condition === without || conditions[condition](wish, car))

/**
 * The condition that leaves no car: the first of `wishConditions` without which some are for sale (SRC-01). Null if there are cars, or if
 * no condition alone is to blame.
 */
export const emptiedBy = (wish: Wish, supply: readonly SupplyCar[]): BuyRow['emptiedBy'] => {
  if (supply.some((car) => meets(wish, car))) return null
  for (const condition of wishConditions) {
    // Without its only name, a wish is for any car.
    if (wish[condition] === null || !namesCar({ ...wish, [condition]: null })) continue
    const cars = supply.filter((car) => meets(wish, car, condition))
    if (cars.length === 0) continue
    const prices = cars.flatMap(({ priceCents }) => priceCents ?? [])
    return { condition, cars: cars.length, fromCents: prices.length === 0 ? null : Math.min(...prices) }
  }
  return null
}

/** A wish with its limits rounded up, so that similar wishes are one row. */
const inBands = (wish: Wish): Wish => ({
  ...wish,
  maxCents: wish.maxCents === null ? null : priceCeiling(wish.maxCents),
  maxKm: wish.maxKm === null ? null : Math.ceil(wish.maxKm / kmStep) * kmStep,
})

const rowKey = ({ make, model, body, fuel, place, seats, years, maxKm, maxCents }: Wish): string =>
  JSON.stringify([
    ...[make, model, body, fuel, place].map((name) => name && nameKey(name)),
    ...[seats, years?.from, years?.to, maxKm, maxCents],
  ])

/** Maximum number of rows. */
const maxRows = 100

/**
 * Cars to buy (ANL-01): wishes with limits in bands, strongest demand first, with what is for sale. Omits wishes of
 * fewer than `minTimes`.
 */
export const buyList = (counts: readonly WishCount[], supply: readonly SupplyCar[]): Pick<Demand, 'rows' | 'emptied' | 'unassigned'> => {
  const rows = new Map<string, { wish: Wish } & { [Kind in DemandKind]: number }>()
  const emptied = new Map<WishCondition, number>()
  let unassigned = 0
  for (const { wish: exact, kind, times } of counts) {
    if (!namesCar(exact)) {
      if (kind === 'searches') unassigned += times
      continue
    }
    const condition = kind === 'searches' ? emptiedBy(exact, supply)?.condition : undefined
    if (condition) emptied.set(condition, (emptied.get(condition) ?? 0) + times)
    const wish = inBands(exact)
    const key = rowKey(wish)
    const row = rows.get(key) ?? { wish, lost: 0, waiting: 0, searches: 0 }
    row[kind] += times
    rows.set(key, row)
  }
  return {
    rows: [...rows.values()]
      .filter((row) => sumTimes(row, () => 1) >= minTimes)
      .map(
        (row): BuyRow => ({
          ...row,
          weight: sumTimes(row, (kind) => demandWeights[kind]),
          cars: supply.filter((car) => meets(row.wish, car)).length,
          emptiedBy: emptiedBy(row.wish, supply),
        }),
      )
      .toSorted(
        (one, other) => other.weight - one.weight || one.cars - other.cars || wishText(one.wish).localeCompare(wishText(other.wish)),
      )
      .slice(0, maxRows),
    emptied: [...emptied].map(([condition, searches]) => ({ condition, searches })).toSorted((one, other) => other.searches - one.searches),
    unassigned,
  }
}

const yearsText = ({ from, to }: NonNullable<Wish['years']>): string => {
  if (from === null) return `${to} or older`
  if (to === null) return `${from} or newer`
  return from === to ? String(from) : `${from} to ${to}`
}

/**
 * A wish without price and place, as text (ANL-01).
 *
 * @example wishText({ ...anything, make: 'Toyota', model: 'HiLux', body: 'Ute', fuel: 'Diesel' }) // 'Toyota HiLux, Ute, Diesel'
 */
export const wishText = ({ make, model, body, seats, fuel, years, maxKm }: Wish): string =>
  [
    [make, model].filter((name) => name !== null).join(' '),
    body,
    seats && (seats === 1 ? '1 seat' : `${seats} seats`),
    fuel,
    years && yearsText(years),
    maxKm !== null && `up to ${maxKm.toLocaleString('en-AU')} km`,
  ]
    .filter(Boolean)
    .join(', ')
