import { codeResendSeconds } from '@forecourt/rules/access/codeResendSeconds'
import { createSharedLimiter, type SharedLimiter } from '@forecourt/services/limits/createSharedLimiter'
import { database } from '../sites/database'
import { shared } from '../sites/shared'

const hour = 3_600

const limit = (name: string, count: number, seconds: number) => (): SharedLimiter =>
  shared(`accountLimit ${name}`, () => createSharedLimiter(database().platformPool, { name, count, seconds }))

/** Rate limits of account actions, shared by all processes (RTE-13). */
export const accountLimits = {
  /** Pause between codes for a recipient, by network or known browser, so that a double click sends one code. */
  codePause: limit('shopper-code-pause', 1, codeResendSeconds),
  /** Codes per recipient and network or known browser. */
  codesPerRequester: limit('shopper-code-to', 5, hour),
  /** Codes per recipient from all strangers; known browsers are exempt. */
  codesPerRecipient: limit('shopper-code-to-all', 10, hour),
  /** Codes per network. */
  codesPerNetwork: limit('shopper-code-from', 20, hour),
  /** SMS codes per organisation, which cost money. */
  smsPerOrganisation: limit('shopper-sms', 200, 24 * hour),
  /** Code attempts per network. */
  codeAttemptsPerNetwork: limit('shopper-try', 60, hour),
  /** Vehicle look-ups and valuation steps per network. */
  vehicleLookupsPerNetwork: limit('valuation-vehicle', 30, hour),
  valuationStepsPerNetwork: limit('valuation-step', 200, hour),
  /** Links that confirm a saved search, per network and per recipient. */
  searchLinksPerNetwork: limit('shopper-search-from', 20, hour),
  searchLinksPerRecipient: limit('shopper-search-to', 5, hour),
  /** Unsubscribe requests per network. */
  unsubscribesPerNetwork: limit('shopper-end', 20, hour),
} as const
