import { createSharedLimiter, type SharedLimiter } from '@forecourt/services/limits/createSharedLimiter'
import { database } from '../database'

interface PasswordCallLimits {
  /** Calls from one address. */
  readonly calls: SharedLimiter
  /** Mails to one address. */
  readonly mails: SharedLimiter
}

let limits: PasswordCallLimits | undefined

/** Rate limits of the password calls that need no session. */
export const passwordCallLimits = (): PasswordCallLimits => {
  const { platformPool } = database()
  limits ??= {
    calls: createSharedLimiter(platformPool, { name: 'passwordCall', count: 60, seconds: 15 * 60 }),
    mails: createSharedLimiter(platformPool, { name: 'passwordMail', count: 3, seconds: 3600 }),
  }
  return limits
}
