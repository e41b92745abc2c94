import { seal, unseal } from '../two-factor/sealed'

/** What a browser was asked to sign, and for whom; without a person it is to sign in with. */
export interface PasskeyTicket {
  /** base64url. */
  readonly challenge: string
  readonly userId: string | null
}

const minutes = 5

/** Seals a challenge for the browser to bring back, so that nothing waits on the server. It runs out after five minutes. `now` is ISO in UTC. */
export const newPasskeyTicket = (secret: string, { challenge, userId }: PasskeyTicket, now: string): string =>
  seal(secret, JSON.stringify({ passkey: challenge, userId, until: Date.parse(now) + minutes * 60_000 }))

/** The challenge of a ticket; null for one that ran out, was changed, or is none of this installation's. */
export const parsePasskeyTicket = (secret: string, text: string, now: string): PasskeyTicket | null => {
  const opened = unseal(secret, text)
  if (opened === null || !opened.startsWith('{"passkey":')) return null
  const { passkey, userId, until } = JSON.parse(opened) as { passkey: string; userId: string | null; until: number }
  return Date.parse(now) < until ? { challenge: passkey, userId } : null
}
