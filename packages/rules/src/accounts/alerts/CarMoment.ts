import type { Car } from '../../entities/Car'

/** How a car stood from an instant on, until the next of its states. */
export interface CarMoment extends Pick<Car, 'status' | 'reserved' | 'priceCents' | 'priceType'> {
  readonly id: string
  /** ISO in UTC. */
  readonly at: string
}

/** Something a shopper who watches a car wants to hear. Money in cents. */
export type CarNews =
  | { readonly kind: 'priceDrop'; readonly stateId: string; readonly beforeCents: number; readonly priceCents: number }
  | { readonly kind: 'sold' | 'backInStock'; readonly stateId: string }
