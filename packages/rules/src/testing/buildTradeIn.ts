import type { TradeInValue } from '../valuations/tradeInText'

/** A vehicle with a range that stands, with what a test says differently. */
export const buildTradeIn = (over: Partial<TradeInValue> = {}): TradeInValue => ({
  vehicleId: 'vehicle',
  vehicle: '2022 Toyota Corolla Ascent Sport',
  state: 'valued',
  lowCents: 1_850_000,
  highCents: 2_000_000,
  offerCents: null,
  validUntil: '2026-05-18T03:30:00.000Z',
  ...over,
})
