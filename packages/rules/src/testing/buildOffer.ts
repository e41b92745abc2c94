import type { OfferOfSite } from '../offers/offerListing'
import { anyCar } from '../offers/offerProblems'

/** A current offer for tests, with overrides. */
export const buildOffer = (overrides: Partial<OfferOfSite> = {}): OfferOfSite => ({
  id: 'a',
  name: 'RAV4 in stock',
  description: 'Now.',
  disclaimer: null,
  category: 'New',
  manufacturer: 'Toyota',
  modelName: 'RAV4',
  imageKey: null,
  startsOn: null,
  startTime: null,
  endsOn: null,
  endTime: null,
  comparisonRate: null,
  rateExample: null,
  ...anyCar,
  isExcluded: false,
  ...overrides,
})
