import type { Location } from '@forecourt/rules/entities/Location'
import type { StockPlan } from './stock/StockPlan'

const defaults = {
  newShare: 0,
  demoShare: 0,
  itemTypes: ['car'],
  electricOnly: false,
  subscriptions: false,
  certifiedShare: 0,
  oldestYear: 2014,
  priceRange: [6_000, 140_000],
  financeProvider: 'none',
  financeRate: 8.49,
  financeFees: [],
  paymentProcessors: [],
  reportShare: 0,
  quoteShare: 0,
} as const satisfies Partial<StockPlan>

/** Stock plan of a location; defaults to a used-car yard. */
export const stockPlan = (location: Location, count: number, overrides: Partial<StockPlan> & Pick<StockPlan, 'voice'>): StockPlan => ({
  ...defaults,
  makes: location.manufacturers,
  region: location.address.state,
  location,
  count,
  ...overrides,
})
