import type { Valuation } from './Valuation'

/** A shopper's own vehicle with what it was valued at last, as it can pay for a part of a car (ENT-21). */
export interface TradeInValue extends Pick<Valuation, 'state' | 'lowCents' | 'highCents' | 'offerCents' | 'validUntil'> {
  /** Of the vehicle: a figure that is renewed is still of the same one. */
  readonly vehicleId: string
  /** What the vehicle is called. */
  readonly vehicle: string
}
