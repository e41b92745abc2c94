import type { Database } from '@forecourt/data/createDatabase'
import { createSharedLimiter, type SharedLimiter } from '@forecourt/services/limits/createSharedLimiter'
import { type RelyingParty, toRelyingParty } from '@forecourt/services/passkeys/passkeySignIn'

/** Rate limits of passkeys, and the secret that seals their tickets. */
export interface PasskeyGuard {
  /** Sign-in attempts from one network. */
  readonly attempts: SharedLimiter
  /** Makes each ticket single-use while it is valid. */
  readonly tickets: SharedLimiter
  readonly secret: string
  readonly party: RelyingParty
}

/** The installation's passkey guard, shared by all processes. */
export const passkeyGuard = (
  { platformPool }: Pick<Database, 'platformPool'>,
  { secret, consoleUrl }: { readonly secret: string; readonly consoleUrl: string },
): PasskeyGuard => ({
  attempts: createSharedLimiter(platformPool, { name: 'passkeySignIn', count: 40, seconds: 15 * 60 }),
  tickets: createSharedLimiter(platformPool, { name: 'passkeyTicket', count: 1, seconds: 5 * 60 }),
  secret,
  party: toRelyingParty(consoleUrl),
})
