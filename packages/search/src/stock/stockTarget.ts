import { offersSubscriptions } from '@forecourt/schema/switches/takesSubscriptions'

/** Internal attributes, or those used only for the listing rule, sorting or search. */
const hiddenOnAllSites = [
  'readiness',
  'custom_rank',
  'appeal',
  'show_on_dealer_website',
  'image_count',
  'sold_at_timestamp',
  'latitude',
  'longitude',
  'described',
] as const

/** Attributes shown only by sites with subscriptions (CAR-14). */
const subscriptionAttributes = ['subscription_price', 'weekly_price_range'] as const

const hiddenWithSubscriptions: ReadonlySet<string> = new Set(hiddenOnAllSites)
const hiddenWithoutSubscriptions: ReadonlySet<string> = new Set([...hiddenOnAllSites, ...subscriptionAttributes])

/** Attributes of a car that a site's shoppers can't read, count or filter by. */
export const hiddenAttributes = (config: Parameters<typeof offersSubscriptions>[0]): ReadonlySet<string> =>
  offersSubscriptions(config) ? hiddenWithSubscriptions : hiddenWithoutSubscriptions
