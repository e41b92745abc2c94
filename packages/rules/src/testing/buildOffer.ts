import type { HeldOffer } from '../offers/offerListing'
import { anyCar } from '../offers/offerProblems'

/** An offer that shows, with what a test is about. */
export const buildOffer = (overrides: Partial<HeldOffer> = {}): HeldOffer => ({
  id: 'a',
  name: 'RAV4 in stock',
  description: 'Now.',
  disclaimer: null,
  category: 'New',
  manufacturer: 'Toyota',
  modelName: 'RAV4',
  imageKey: null,
  startsOn: null,
  endsOn: null,
  comparisonRate: null,
  rateExample: null,
  ...anyCar,
  leftOut: false,
  ...overrides,
})
