/** What a link to the finance form knows already (RTE-11). */
export interface FinanceParams {
  /** A car by its slug or its id. */
  readonly car: string | null
  /** In whole dollars. */
  readonly budget: number | null
  readonly dealershipSlug: string | null
  readonly carType: 'new' | 'used' | 'demo' | null
  readonly vin: string | null
  /** The id of an offer (OFR-04). */
  readonly offer: string | null
}

const mostDollars = 10_000_000
const carTypes = ['new', 'used', 'demo'] as const

/** Reads the query of a link to the finance form: anything strange in it counts as nothing; null where nothing is known (RTE-11, OFR-04). */
export const parseFinanceParams = (query: URLSearchParams): FinanceParams | null => {
  const word = (name: string) => {
    const value = query.get(name) ?? ''
    return /^[\w-]{1,120}$/.test(value) ? value : null
  }
  const budget = query.get('vehiclePriceBudget') ?? ''
  const dollars = /^\d{1,9}$/.test(budget) ? Number(budget) : 0
  const vin = (query.get('vin') ?? '').toUpperCase()
  const asked: FinanceParams = {
    car: word('car_id'),
    budget: dollars > 0 && dollars <= mostDollars ? dollars : null,
    dealershipSlug: word('preferredDealership'),
    carType: carTypes.find((type) => type === query.get('car_type')) ?? null,
    vin: /^[A-Z0-9]{5,17}$/.test(vin) ? vin : null,
    offer: word('offer_id'),
  }
  return Object.values(asked).some((value) => value !== null) ? asked : null
}

/** The same as the query of an address, always in one order. */
export const financeQuery = ({ car, budget, dealershipSlug, carType, vin, offer }: FinanceParams): string => {
  const query = new URLSearchParams()
  const said = { preferredDealership: dealershipSlug, vehiclePriceBudget: budget, car_id: car, car_type: carType, vin, offer_id: offer }
  for (const [name, value] of Object.entries(said)) if (value !== null) query.set(name, String(value))
  return `?${query}`
}
