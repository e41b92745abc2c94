import { createHmac } from 'node:crypto'

/** The secret that files of a template are signed with: worked out of the installation's own, so that it is stored nowhere. */
export const marketSecret = (secret: string, templateId: string): string =>
  createHmac('sha256', secret).update(`market-template ${templateId}`).digest('base64url')

/**
 * The headers that prove where something comes from, as Standard Webhooks have them: a signature over id, time and body, for each of the
 * keys, so that the receiver can change from one to the next.
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
