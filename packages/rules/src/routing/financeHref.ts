import type { Car } from '../entities/Car'

export interface FinancePageLink {
  /** The site's finance page. */
  readonly path: string
  readonly car: Pick<Car, 'slug' | 'carType' | 'dealershipSlug' | 'vin'> | null
  /** What the shopper means to spend; null or nothing leaves it out. */
  readonly budgetCents: number | null
}

/**
 * The way to the form of the finance page, with what is known already (RTE-10, RTE-11).
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
