import type { z } from 'zod'
import type { offerInput } from '../routers/offers/offerInput'

/** An offer as somebody types it. */
export const typedOffer: z.input<typeof offerInput> = {
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
  excludedSiteIds: [],
}
