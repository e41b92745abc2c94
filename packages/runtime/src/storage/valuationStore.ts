import { isRecord } from '@forecourt/schema/isRecord'
import type { Store } from './Store'

/** What a shopper's own vehicle was valued at last in this browser: a start for calculators. */
export interface KeptValuation {
  /** Such as '2022 Toyota Corolla'. */
  readonly vehicle: string
  /** What is reckoned with; cents. */
  readonly cents: number
  /** Until when it stands, ISO in UTC; null for one that was accepted. */
  readonly validUntil: string | null
}

const isKept = (kept: unknown): kept is KeptValuation =>
  isRecord(kept) &&
  typeof kept.vehicle === 'string' &&
  Number.isSafeInteger(kept.cents) &&
  Number(kept.cents) > 0 &&
  (kept.validUntil === null || (typeof kept.validUntil === 'string' && !Number.isNaN(Date.parse(kept.validUntil))))

/** The last valuation of this browser; null without one. */
export const valuationStore: Store<KeptValuation | null> = {
  key: 'valuation',
  version: 1,
  empty: null,
  read: (kept) => (isKept(kept) ? { vehicle: kept.vehicle.slice(0, 100), cents: kept.cents, validUntil: kept.validUntil } : null),
}

/** What a valuation is reckoned with at an instant; null where there is none, or it ran out. */
export const standing = (kept: KeptValuation | null, now: string): KeptValuation | null =>
  kept && (kept.validUntil === null || Date.parse(kept.validUntil) > Date.parse(now)) ? kept : null
