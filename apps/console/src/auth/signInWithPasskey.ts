import type { Database } from '@forecourt/data/createDatabase'
import { accountByEmail } from '@forecourt/data/people/accountByEmail'
import { advancePasskeyCounter, passkeyForSignIn } from '@forecourt/data/people/passkeys/ownPasskeys'
import { recordSignIn } from '@forecourt/data/people/users/recordSignIn'
import { clientNetwork } from '@forecourt/services/limits/clientNetwork'
import { parsePasskeyId, verifyPasskeySignature } from '@forecourt/services/passkeys/passkeySignIn'
import { parsePasskeyTicket } from '@forecourt/services/passkeys/passkeyTicket'
import type { PasskeyGuard } from './passkeyGuard'
import type { SignInResult } from './signInWithPassword'

interface PasskeyAttempt {
  readonly ticket: string
  /** The browser's response, not yet validated. */
  readonly response: unknown
  readonly ip: string
  /** ISO in UTC. */
  readonly now: string
}

const checkPasskey = async (db: Database, { party }: PasskeyGuard, challenge: string, { response, now }: PasskeyAttempt) => {
  const id = parsePasskeyId(response)
  const passkey = id === null ? null : await passkeyForSignIn(db, id)
  if (!passkey) return { account: null, isValid: false }
  const account = await accountByEmail(db, passkey.email)
  const counter = await verifyPasskeySignature(party, challenge, response, passkey)
  return { account, isValid: counter !== null && (await advancePasskeyCounter(db, passkey.id, counter, now)) }
}

/**
 * One attempt to sign in with a passkey: counted before verification, and recorded. A passkey replaces password and second factor, since
 * the device verifies the user by fingerprint, face or PIN. The error code is for `signInMessage`.
 */
export const signInWithPasskey = async (db: Database, guard: PasskeyGuard, attempt: PasskeyAttempt): Promise<SignInResult> => {
  const { ip, now } = attempt
  const network = clientNetwork(ip)
  const allowed = await guard.attempts.take(network)
  if (!allowed.allowed) return { ok: false, code: `throttled-${allowed.retryAfterSeconds}` }
  const ticket = parsePasskeyTicket(guard.secret, attempt.ticket, now)
  if (ticket?.userId !== null || !(await guard.tickets.take(ticket.challenge)).allowed) return { ok: false, code: 'passkeyEnded' }
  const { account, isValid } = await checkPasskey(db, guard, ticket.challenge, attempt)
  if (!account || !isValid) {
    await recordSignIn(db, { account, at: now, ok: false })
    return { ok: false, code: 'passkeyWrong' }
  }
  if (!account.hasRole) return { ok: false, code: 'noAccess' }
  await guard.attempts.uncount(network)
  await recordSignIn(db, { account, at: now, ok: true })
  return { ok: true, account }
}
