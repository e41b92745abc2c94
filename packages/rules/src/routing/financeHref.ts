import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car } from '../entities/Car'

/** Path of a content page: its own or, for the finance page, the one the site chose (RTE-10). */
export const contentHref = (
  { finance }: Pick<ResolvedConfig, 'finance'>,
  { id, path }: Pick<ResolvedConfig['pages']['list'][number], 'id' | 'path'>,
): string => (id === 'finance' ? finance.path : path)

/** Parameters of a link to the finance form (RTE-11). */
export interface FinanceParams {
  /** Slug or id of a car. */
  readonly car: string | null
  /** In whole dollars. */
  readonly budget: number | null
  readonly dealershipSlug: string | null
  readonly carType: 'new' | 'used' | 'demo' | null
  readonly vin: string | null
  /** Id of an offer (OFR-04). */
  readonly offer: string | null
}

const maxDollars = 10_000_000
const carTypes = ['new', 'used', 'demo'] as const

/** Parses the query of a link to the finance form, ignoring invalid values; null if nothing is left (RTE-11, OFR-04). */
export const parseFinanceParams = (query: URLSearchParams): FinanceParams | null => {
  const word = (name: string) => {
    const value = query.get(name) ?? ''
    return /^[\w-]{1,120}$/.test(value) ? value : null
  }
  const budget = query.get('vehiclePriceBudget') ?? ''
  const dollars = /^\d{1,9}$/.test(budget) ? Number(budget) : 0
  const vin = (query.get('vin') ?? '').toUpperCase()
  const params: FinanceParams = {
    car: word('car_id'),
    budget: dollars > 0 && dollars <= maxDollars ? dollars : null,
    dealershipSlug: word('preferredDealership'),
    carType: carTypes.find((type) => type === query.get('car_type')) ?? null,
    vin: /^[A-Z0-9]{5,17}$/.test(vin) ? vin : null,
    offer: word('offer_id'),
  }
  return Object.values(params).some((value) => value !== null) ? params : null
}

/** Writes the canonical query of the finance form. */
export const financeQuery = ({ car, budget, dealershipSlug, carType, vin, offer }: FinanceParams): string => {
  const query = new URLSearchParams()
  const queryParams = {
    preferredDealership: dealershipSlug,
    vehiclePriceBudget: budget,
    car_id: car,
    car_type: carType,
    vin,
    offer_id: offer,
  }
  for (const [name, value] of Object.entries(queryParams)) if (value !== null) query.set(name, String(value))
  return `?${query}`
}

export interface FinancePageLink {
  /** Path of the site's finance page. */
  readonly path: string
  readonly car: Pick<Car, 'slug' | 'carType' | 'dealershipSlug' | 'vin'> | null
  /** The shopper's budget; omitted if null or zero. */
  readonly budgetCents: number | null
}

/**
 * URL of the finance form with known values prefilled (RTE-10, RTE-11).
 *
 * @example financeHref({ path: '/finance', car: null, budgetCents: 3000000 }) // '/finance?vehiclePriceBudget=30000#finance-form'
 */
export const financeHref = ({ path, car, budgetCents }: FinancePageLink): string => {
  const query = new URLSearchParams()
  if (car) query.set('preferredDealership', car.dealershipSlug)
  if (budgetCents !== null && budgetCents > 0 && Number.isFinite(budgetCents)) {
    query.set('vehiclePriceBudget', String(Math.round(budgetCents / 100)))
  }
  if (car) {
    query.set('car_id', car.slug)
    query.set('car_type', car.carType)
    if (car.vin) query.set('vin', car.vin)
  }
  return `${path}${query.size > 0 ? `?${query}` : ''}#finance-form`
}
