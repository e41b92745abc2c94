import type { OnRoadCharge } from '../entities/Car'

/** A stamp duty of 3% everywhere, unless overridden. */
export const buildCharge = (over: Partial<OnRoadCharge> = {}): OnRoadCharge => ({
  ...{ name: 'Stamp duty', chargedBy: 'government', states: [], carTypes: [], fixedCents: 0, percent: 3, aboveCents: 0 },
  ...over,
})
