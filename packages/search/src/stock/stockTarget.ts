import { offersSubscriptions } from '@forecourt/schema/switches/takesSubscriptions'

/** Internal attributes, or those used only for the listing rule, sorting or search. */
const hiddenFromAll = [
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
const perWeek = ['subscription_price', 'weekly_price_range'] as const

const withSubscriptions: ReadonlySet<string> = new Set(hiddenFromAll)
const hiddenFields: ReadonlySet<string> = new Set([...hiddenFromAll, ...perWeek])

/** Attributes of a car that a site's shoppers can't read, count or filter by. */
export const hiddenAttributes = (config: Parameters<typeof offersSubscriptions>[0]): ReadonlySet<string> =>
  offersSubscriptions(config) ? withSubscriptions : hiddenFields
