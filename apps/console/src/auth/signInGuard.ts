import { createSharedLimiter } from '@forecourt/services/limits/createSharedLimiter'
import { database } from '../database'
import { env } from '../env'
import { createSignInThrottle } from './createSignInThrottle'
import type { SignInGuard } from './signInWithPassword'

const codesInAQuarter = 6

let guard: SignInGuard | undefined

/** The installation's sign-in guard, shared by all processes. */
export const signInGuard = (): SignInGuard => {
  const { platformPool } = database()
  guard ??= {
    throttle: createSignInThrottle(platformPool),
    codes: createSharedLimiter(platformPool, { name: 'signInCode', count: codesInAQuarter, seconds: 15 * 60 }),
    secret: env().AUTH_SECRET,
  }
  return guard
}
