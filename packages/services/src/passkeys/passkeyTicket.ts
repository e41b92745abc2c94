import { seal, unseal } from '../two-factor/sealed'

/** A WebAuthn challenge and its user; no user for sign-in. */
export interface PasskeyTicket {
  /** base64url. */
  readonly challenge: string
  readonly userId: string | null
}

const minutes = 5

/** Encrypts a challenge for the browser to return, so that the server stores no state. Expires after five minutes. `now` is ISO in UTC. */
export const newPasskeyTicket = (secret: string, { challenge, userId }: PasskeyTicket, now: string): string =>
  seal(secret, JSON.stringify({ passkey: challenge, userId, until: Date.parse(now) + minutes * 60_000 }))

/** Decrypts a ticket; null if it is expired, altered or from another installation. */
export const parsePasskeyTicket = (secret: string, text: string, now: string): PasskeyTicket | null => {
  const opened = unseal(secret, text)
  if (opened === null || !opened.startsWith('{"passkey":')) return null
  const { passkey, userId, until } = JSON.parse(opened) as { passkey: string; userId: string | null; until: number }
  return Date.parse(now) < until ? { challenge: passkey, userId } : null
}
