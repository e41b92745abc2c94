import type { TradeInValue } from '../valuations/tradeInText'

/** A valued trade-in for tests, with overrides. */
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
