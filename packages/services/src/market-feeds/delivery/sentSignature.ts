import { createHmac } from 'node:crypto'

/** The secret that files of a template are signed with: worked out of the installation's own, so that it is stored nowhere. */
export const marketSecret = (secret: string, templateId: string): string =>
  createHmac('sha256', secret).update(`market-template ${templateId}`).digest('base64url')

/**
 * The headers that prove where a file comes from, as Standard Webhooks have them: a signature over id, time and body.
 *
 * @param now the instant, ISO in UTC
 */
export const signedHeaders = (secret: string, id: string, body: Uint8Array, now: string): Record<string, string> => {
  const timestamp = String(Math.floor(Date.parse(now) / 1000))
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.`).update(body).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
}
