import { codeAgainSeconds } from '@forecourt/rules/access/codeAgainSeconds'
import { createSharedLimiter, type SharedLimiter } from '@forecourt/services/limits/createSharedLimiter'
import { database } from '../sites/database'
import { shared } from '../sites/shared'

const hour = 3_600

const limit = (name: string, count: number, seconds: number) => (): SharedLimiter =>
  shared(`accountLimit ${name}`, () => createSharedLimiter(database().platformPool, { name, count, seconds }))

/** How often something about accounts may be tried, counted for all processes (RTE-13). */
export const accountLimits = {
  /** One code to one place, asked for from one network or by one known browser: pressed twice, it is sent once. */
  codesPause: limit('shopper-code-pause', 1, codeAgainSeconds),
  /** Codes to one place, asked for from one network or by one known browser. */
  codesTo: limit('shopper-code-to', 5, hour),
  /** Codes to one place, whoever asks; browsers that signed in before are not counted. */
  codesToAll: limit('shopper-code-to-all', 10, hour),
  /** Codes asked for from one network. */
  codesFrom: limit('shopper-code-from', 20, hour),
  /** Codes by SMS for all shoppers of an organisation: each costs. */
  smsOf: limit('shopper-sms', 200, 24 * hour),
  /** Codes tried from one network. */
  triesFrom: limit('shopper-try', 60, hour),
  /** Vehicles looked up from one network, and steps of valuations sent. */
  vehiclesFrom: limit('valuation-vehicle', 30, hour),
  valuationsFrom: limit('valuation-step', 200, hour),
  /** Addresses typed to end mail, from one network. */
  endingFrom: limit('shopper-end', 20, hour),
} as const
