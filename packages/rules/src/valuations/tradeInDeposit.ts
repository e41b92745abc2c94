import type { TradeInValue } from './TradeInValue'
import { tradeInRange } from './tradeInRange'
import { tradeInText } from './tradeInText'

/** A vehicle of the shopper's own as a calculator offers it: what it pays, and in words how firm that is. */
export interface TradeInDeposit extends Pick<TradeInValue, 'vehicleId' | 'vehicle' | 'state'> {
  /** What may be counted on: the lower end of a range; null where nothing is offered, or the offer has run out. */
  readonly cents: number | null
  readonly text: string
}

/** What a vehicle that was valued pays of a loan's deposit (FIN-18, ENT-21): never more than the dealership offered at least. */
export const tradeInDeposit = (value: TradeInValue, said: Parameters<typeof tradeInText>[1]): TradeInDeposit => {
  const { vehicleId, vehicle, state } = value
  return { vehicleId, vehicle, state, cents: tradeInRange(value)?.lowCents ?? null, text: tradeInText(value, said) }
}
