import { offersSubscriptions } from '@forecourt/schema/switches/offersSubscriptions'

/** The dealer's alone, or there for the site's rule or an order, or to be found by. */
const hiddenFromAll = [
  'readiness',
  'custom_rank',
  'show_on_dealer_website',
  'image_count',
  'sold_at_timestamp',
  'latitude',
  'longitude',
  'described',
] as const

/** What only sites show that offer subscriptions (CAR-14). */
const perWeek = ['subscription_price', 'weekly_price_range'] as const

const withSubscriptions: ReadonlySet<string> = new Set(hiddenFromAll)
const without: ReadonlySet<string> = new Set([...hiddenFromAll, ...perWeek])

/** The attributes of a car that shoppers of a site can neither read nor count nor filter by. */
export const hiddenAttributes = (config: Parameters<typeof offersSubscriptions>[0]): ReadonlySet<string> =>
  offersSubscriptions(config) ? withSubscriptions : without
