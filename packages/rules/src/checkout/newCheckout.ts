import type { Car } from '../entities/Car'
import type { JourneyKind } from '../entities/JourneyKind'
import type { Checkout } from './Checkout'

/** A journey before anything was sent: what whoever has just come sees of it, and a preview (RTE-05, RTE-06). */
export const newCheckout = (kind: JourneyKind, car: Car, more: Partial<Checkout> = {}): Checkout => ({
  kind,
  typed: {},
  token: null,
  car,
  charges: [],
  similar: [],
  valued: [],
  known: {},
  asked: null,
  isChecked: false,
  seen: { cents: car.priceCents ?? 0, type: car.priceType },
  hold: null,
  isBack: false,
  watching: null,
  problem: null,
  ...more,
})
