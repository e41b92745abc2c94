import type { Car } from '../entities/Car'
import type { JourneyKind } from '../entities/reservationStates'

/** The price that a checkout depends on: the weekly price for a subscription, else the car's (CAR-14, RTE-06). Null without one. */
export const journeyPriceCents = (kind: JourneyKind, car: Pick<Car, 'priceCents' | 'subscriptionPriceCents'>): number | null =>
  kind === 'subscribe' ? car.subscriptionPriceCents : car.priceCents
