import { createHmac } from 'node:crypto'
import type { LeadDestination } from '@forecourt/data/leads/delivery/LeadDestination'

const secretOf = (secret: string, id: string, revision: number): Buffer =>
  createHmac('sha256', secret).update(`lead-destination ${id} ${revision}`).digest()

/** A secret as Standard Webhooks write it, to be given to the receiver. */
export const writtenSecret = (key: Uint8Array): string => `whsec_${Buffer.from(key).toString('base64')}`

/**
 * The secrets that a destination's webhooks are signed with, the present one first: worked out of the installation's own, so that they
 * are stored nowhere. For a while after a new one was made the one before counts, too.
 *
 * @param now the instant, ISO in UTC
 */
export const webhookSecrets = (
  secret: string,
  { id, secretRevision, oldSecretUntil }: Pick<LeadDestination, 'id' | 'secretRevision' | 'oldSecretUntil'>,
  now: string,
): Buffer[] => {
  const isOldAlive = secretRevision > 1 && oldSecretUntil !== null && Date.parse(now) < Date.parse(oldSecretUntil)
  return [secretOf(secret, id, secretRevision), ...(isOldAlive ? [secretOf(secret, id, secretRevision - 1)] : [])]
}
