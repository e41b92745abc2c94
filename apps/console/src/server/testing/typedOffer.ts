import { anyCar } from '@forecourt/rules/offers/anyCar'
import type { OfferValues } from '@forecourt/rules/offers/OfferValues'

/** An offer as somebody types it. */
export const typedOffer: OfferValues = {
  name: 'Taken over',
  description: 'Free mats with every used car.',
  disclaimer: null,
  category: 'Used',
  manufacturer: null,
  modelName: null,
  imageKey: null,
  startsOn: null,
  endsOn: null,
  comparisonRate: null,
  rateExample: null,
  ...anyCar,
  excludedSiteIds: [],
}
