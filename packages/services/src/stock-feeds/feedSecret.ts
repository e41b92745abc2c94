import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * The secret a dealer's system sends with what it pushes: worked out of the installation's own, so that it is stored nowhere, and another
 * one with each revision.
 */
export const feedSecret = (secret: string, { id, secretRevision }: { readonly id: string; readonly secretRevision: number }): string =>
  createHmac('sha256', secret).update(`stock-feed ${id} ${secretRevision}`).digest('base64url')

const same = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** How far the clocks of the two may be apart. Seconds. */
const tolerance = 300

/**
 * Whether a push comes from who knows the secret: as a bearer token, or as a signature over body, id and time as Standard Webhooks have
 * it, which can't be sent again later.
 *
 * @param now the instant, ISO in UTC
 */
export const isAuthorised = (headers: Headers, body: Uint8Array, secret: string, now: string): boolean => {
  const bearer = /^bearer\s+(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1]
  if (bearer !== undefined) return same(bearer, secret)
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => headers.get(name) ?? '')
  if (!id || !timestamp || !signatures || Math.abs(Date.parse(now) / 1000 - Number(timestamp)) <= tolerance === false) return false
  const expected = createHmac('sha256', secret).update(`${id}.${timestamp}.`).update(body).digest('base64')
  return signatures.split(' ').some((signature) => signature.startsWith('v1,') && same(signature.slice(3), expected))
}
