import type { Cents } from '../entities/Car'
import { nameKey } from '../text/nameKey'
import type { BuyRow, Demand, DemandKind, SupplyCar, Wish, WishCondition, WishCount } from './Demand'
import { namesCar } from './searchWish'

/** Order of the list: an enquiry about a car that was sold to others is stronger demand than an alert that waits, and that than a search. */
const demandWeights: { readonly [Kind in DemandKind]: number } = { lost: 5, waiting: 3, searches: 1 }

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

const equal = (wanted: string | null, value: string | null): boolean =>
  wanted === null || (value !== null && nameKey(wanted) === nameKey(value))

const conditions: { readonly [Condition in WishCondition]: (wish: Wish, car: SupplyCar) => boolean } = {
  place: (wish, car) => equal(wish.place, car.place),
  maxCents: ({ maxCents }, { priceCents }) => maxCents === null || (priceCents !== null && priceCents <= maxCents),
  model: (wish, car) => equal(wish.model, car.model),
  body: (wish, car) => equal(wish.body, car.body),
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

/** Maximum number of rows. */
const maxRows = 100

/**
 * Cars to buy (ANL-01): wishes by make, model, body, price band and place, strongest demand first, with what is for sale. Omits wishes of
 * fewer than `minTimes`.
 */
export const buyList = (counts: readonly WishCount[], supply: readonly SupplyCar[]): Pick<Demand, 'rows' | 'emptied' | 'unassigned'> => {
  const rows = new Map<string, { wish: Wish; searches: number; lost: number; waiting: number }>()
  const emptied = new Map<WishCondition, number>()
  let unassigned = 0
  for (const { wish: exact, kind, times } of counts) {
    if (!namesCar(exact)) {
      if (kind === 'searches') unassigned += times
      continue
    }
    const condition = kind === 'searches' ? emptiedBy(exact, supply)?.condition : undefined
    if (condition) emptied.set(condition, (emptied.get(condition) ?? 0) + times)
    const wish = { ...exact, maxCents: exact.maxCents === null ? null : priceCeiling(exact.maxCents) }
    const key = JSON.stringify([...[wish.make, wish.model, wish.body, wish.place].map((name) => name && nameKey(name)), wish.maxCents])
    const row = rows.get(key) ?? { wish, searches: 0, lost: 0, waiting: 0 }
    row[kind] += times
    rows.set(key, row)
  }
  return {
    rows: [...rows.values()]
      .filter(({ searches, lost, waiting }) => searches + lost + waiting >= minTimes)
      .map(
        (row): BuyRow => ({
          ...row,
          weight: row.searches * demandWeights.searches + row.lost * demandWeights.lost + row.waiting * demandWeights.waiting,
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

/**
 * A wish without price and place, as text (ANL-01).
 *
 * @example wishText({ make: 'Toyota', model: 'HiLux', body: 'Ute', maxCents: null, place: null }) // 'Toyota HiLux, Ute'
 */
export const wishText = ({ make, model, body }: Wish): string =>
  [[make, model].filter((name) => name !== null).join(' '), body].filter((text) => text !== null && text !== '').join(', ')
