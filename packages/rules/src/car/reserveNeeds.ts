import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { offersReservations } from '@forecourt/schema/switches/offersReservations'
import type { Car } from '../entities/Car'
import { hasPrice } from '../entities/hasPrice'
import { carFacts } from '../parts/carFacts'
import { inStock } from '../parts/inStock'
import type { Need } from '../parts/Part'

/** What decides whether a car can be reserved or bought online. */
export interface AboutReserving {
  readonly car: Pick<Car, 'status' | 'reserved' | 'priceCents' | 'paymentProcessors'>
  readonly config: Pick<ResolvedConfig, 'checkout'>
}

const onSite = (need: Need<Pick<AboutReserving, 'config'>>) => need
const ofCar = (need: Need<Pick<AboutReserving, 'car'>>) => need

/** What reserving and buying a car online need: a site that offers it, and a car in stock that nobody holds, with a price, whose dealership takes payments (CHK-02). */
export const reserveNeeds = {
  offered: onSite({
    holds: ({ config }) => offersReservations(config),
    title: 'Reservations',
    yes: 'The site offers reservations.',
    no: 'The site offers no reservations.',
    settings: ['/checkout/enabled'],
  }),
  inStock: inStock('CHK-02', 'Only a car in stock can be reserved.'),
  free: ofCar({
    holds: ({ car }) => !car.reserved,
    title: 'Not reserved',
    yes: 'Nobody has reserved the car.',
    no: 'Someone has reserved the car.',
    fields: carFacts('reserved'),
  }),
  priced: ofCar({
    holds: ({ car }) => hasPrice(car),
    rule: 'CAR-17',
    title: 'A price',
    yes: 'The car has a price above $10.',
    no: 'The car has no price above $10.',
    fields: carFacts('priceCents'),
  }),
  paid: ofCar({
    holds: ({ car }) => car.paymentProcessors.length > 0,
    title: 'Payments',
    yes: 'Its dealership takes payments.',
    no: 'Its dealership takes no payments.',
    fields: carFacts('paymentProcessors'),
  }),
} as const

/** Each of them, in order. */
export const everyReserveNeed: readonly Need<AboutReserving>[] = Object.values(reserveNeeds)
