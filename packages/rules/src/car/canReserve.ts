import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { offersReservations, takesDeposits } from '@forecourt/schema/switches/takesDeposits'
import type { Car } from '../entities/Car'
import { hasPrice } from '../entities/isInStock'
import { carFacts, inStock } from '../parts/carFacts'
import { type Need, shows } from '../parts/Part'

/** What decides whether a car can be reserved or bought online. */
interface ReservingContext {
  readonly car: Pick<Car, 'status' | 'reserved' | 'priceCents' | 'paymentProcessors'>
  readonly config: Pick<ResolvedConfig, 'checkout'>
}

const siteNeed = (need: Need<Pick<ReservingContext, 'config'>>) => need
const carNeed = (need: Need<Pick<ReservingContext, 'car'>>) => need

/**
 * What reserving and buying a car online need: the site offers it, and the car is in stock, not reserved, priced, and at a dealership
 * that takes payments (CHK-02).
 */
export const reserveNeeds = {
  offered: siteNeed({
    holds: ({ config }) => offersReservations(config),
    title: 'Reservations',
    yes: 'The site offers reservations.',
    no: 'The site offers no reservations.',
    settings: ['/checkout/enabled'],
  }),
  inStock: inStock('CHK-02', 'Only a car in stock can be reserved.'),
  free: carNeed({
    holds: ({ car }) => !car.reserved,
    title: 'Not reserved',
    yes: 'The car isn’t reserved.',
    no: 'Someone has reserved the car.',
    fields: carFacts('reserved'),
  }),
  priced: carNeed({
    holds: ({ car }) => hasPrice(car),
    requirement: 'CAR-17',
    title: 'A price',
    yes: 'The car has a price above $10.',
    no: 'The car has no price above $10.',
    fields: carFacts('priceCents'),
  }),
  paid: carNeed({
    holds: ({ car }) => car.paymentProcessors.length > 0,
    title: 'Payments',
    yes: 'Its dealership takes payments.',
    no: 'Its dealership takes no payments.',
    fields: carFacts('paymentProcessors'),
  }),
} as const

/** All reserve needs, in order. */
export const everyReserveNeed: readonly Need<ReservingContext>[] = Object.values(reserveNeeds)

/** Needs of every offer on a car: the car is still available (CAR-02, OFR-01). */
export const offeredCarNeeds: readonly Need<Pick<ReservingContext, 'car'>>[] = [
  inStock('CAR-02', 'No offer is made of a car that has left.'),
  { ...reserveNeeds.free, no: 'No offer is made of a car that someone has reserved.' },
]

/** Whether a car can be reserved or bought online (CHK-02). */
export const canReserve = (car: ReservingContext['car'], config: ReservingContext['config']): boolean =>
  shows({ needs: everyReserveNeed }, { car, config })

/**
 * Whether a shopper can reserve or buy a car with an online deposit: the car can be reserved, and the site takes deposits (CHK-01,
 * CHK-02).
 */
export const canPayDeposit = (
  car: Pick<Car, 'status' | 'reserved' | 'priceCents' | 'paymentProcessors'>,
  config: Pick<ResolvedConfig, 'checkout'>,
): boolean => takesDeposits(config) && canReserve(car, config)
