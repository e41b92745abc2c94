import { createHmac } from 'node:crypto'
import type { LeadDestination } from '@forecourt/data/leads/delivery/LeadDestination'

const deriveSecret = (secret: string, id: string, revision: number): Buffer =>
  createHmac('sha256', secret).update(`lead-destination ${id} ${revision}`).digest()

/** Formats a secret as Standard Webhooks do, for the receiver. */
export const formatSecret = (key: Uint8Array): string => `whsec_${Buffer.from(key).toString('base64')}`

/**
 * The webhook secrets of a destination, the present one first. They are derived from the secret of the installation, so they are not
 * stored. After a rotation the previous secret stays valid for some time.
 *
 * @param now the instant, ISO in UTC
 */
export const webhookSecrets = (
  secret: string,
  { id, secretRevision, oldSecretUntil }: Pick<LeadDestination, 'id' | 'secretRevision' | 'oldSecretUntil'>,
  now: string,
): Buffer[] => {
  const isPreviousValid = secretRevision > 1 && oldSecretUntil !== null && Date.parse(now) < Date.parse(oldSecretUntil)
  return [deriveSecret(secret, id, secretRevision), ...(isPreviousValid ? [deriveSecret(secret, id, secretRevision - 1)] : [])]
}
