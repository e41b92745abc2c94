import type { Database } from '@forecourt/data/createDatabase'
import { createSharedLimiter, type SharedLimiter } from '@forecourt/services/limits/createSharedLimiter'
import { type RelyingParty, toRelyingParty } from '@forecourt/services/passkeys/passkeySignIn'

/** What limits making passkeys and signing in with them, and what their tickets are sealed with. */
export interface PasskeyGuard {
  /** Tries to sign in from one network. */
  readonly tries: SharedLimiter
  /** Each ticket is taken once, for as long as it could be read. */
  readonly tickets: SharedLimiter
  readonly secret: string
  readonly party: RelyingParty
}

/** The guard of an installation, whichever of its processes is asked. */
export const passkeyGuard = (
  { platformPool }: Pick<Database, 'platformPool'>,
  { secret, consoleUrl }: { readonly secret: string; readonly consoleUrl: string },
): PasskeyGuard => ({
  tries: createSharedLimiter(platformPool, { name: 'passkeySignIn', count: 40, seconds: 15 * 60 }),
  tickets: createSharedLimiter(platformPool, { name: 'passkeyTicket', count: 1, seconds: 5 * 60 }),
  secret,
  party: toRelyingParty(consoleUrl),
})
