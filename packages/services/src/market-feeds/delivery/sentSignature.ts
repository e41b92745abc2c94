import { createHmac } from 'node:crypto'

/** Signing secret of a template, derived from the secret of the installation, so it is not stored. */
export const marketSecret = (secret: string, templateId: string): string =>
  createHmac('sha256', secret).update(`market-template ${templateId}`).digest('base64url')

/**
 * Standard Webhooks headers: a signature over id, time and body for each key, which allows key rotation.
 *
 * @param now the instant, ISO in UTC
 */
export const signedHeaders = (
  keys: readonly (string | Uint8Array)[],
  id: string,
  body: Uint8Array,
  now: string,
): Record<string, string> => {
  const timestamp = String(Math.floor(Date.parse(now) / 1000))
  const signatures = keys.map((key) => `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest('base64')}`)
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') }
}
