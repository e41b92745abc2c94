import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { offersSubscriptions } from '@forecourt/schema/switches/offersSubscriptions'
import type { Car } from '../entities/Car'
import { carFacts } from '../parts/carFacts'
import type { Need } from '../parts/Part'

/** What decides what a car's price shows. */
export interface PriceAbout {
  readonly car: Pick<Car, 'priceCents' | 'beforePriceCents' | 'subscriptionPriceCents' | 'priceType' | 'preorder'>
  readonly price: ResolvedConfig['price']
}

/** The site offers cars by the week (CAR-14). */
export const offered: Need<PriceAbout> = {
  holds: offersSubscriptions,
  title: 'Subscriptions',
  yes: 'The site offers subscriptions, so the price per week comes first.',
  no: 'The site offers no subscriptions.',
  settings: ['/price/offerSubscriptions'],
}
/** The car has a price per week (CAR-15). */
export const hasWeekly: Need<PriceAbout> = {
  holds: ({ car }) => (car.subscriptionPriceCents ?? 0) > 0,
  rule: 'CAR-15',
  title: 'Price per week',
  yes: 'The car has a price per week.',
  no: 'The car has no price per week.',
  fields: carFacts('subscriptionPriceCents'),
}

/** Whether a price per week is what shoppers see first of a car (CAR-14, CAR-15). */
export const isByTheWeek = (about: PriceAbout): boolean => offered.holds(about) && hasWeekly.holds(about)
