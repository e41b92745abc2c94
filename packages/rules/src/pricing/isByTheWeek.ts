import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { offersSubscriptions } from '@forecourt/schema/switches/takesSubscriptions'
import type { Car } from '../entities/Car'
import { carFacts } from '../parts/carFacts'
import type { Need } from '../parts/Part'
import type { OnRoadCar } from './onRoadCosts'

/** What decides a car's displayed price. */
export interface PriceContext {
  readonly car: Pick<Car, 'beforePriceCents' | 'subscriptionPriceCents' | 'preorder'> & OnRoadCar
  readonly price: ResolvedConfig['price']
}

/** A site with subscriptions (CAR-14). */
export const offered: Need<PriceContext> = {
  holds: offersSubscriptions,
  title: 'Subscriptions',
  yes: 'The site offers subscriptions, so the price per week comes first.',
  no: 'The site offers no subscriptions.',
  settings: ['/price/offerSubscriptions'],
}
/** A car with a weekly price (CAR-15). */
export const hasWeekly: Need<PriceContext> = {
  holds: ({ car }) => (car.subscriptionPriceCents ?? 0) > 0,
  requirement: 'CAR-15',
  title: 'Price per week',
  yes: 'The car has a price per week.',
  no: 'The car has no weekly price.',
  fields: carFacts('subscriptionPriceCents'),
}

/** Whether the weekly price comes first (CAR-14, CAR-15). */
export const isByTheWeek = (context: PriceContext): boolean => offered.holds(context) && hasWeekly.holds(context)
