import { createHmac, timingSafeEqual } from 'node:crypto'

/** Push secret of a feed, derived from the secret of the installation, so it is not stored; changes with the revision. */
export const feedSecret = (secret: string, { id, secretRevision }: { readonly id: string; readonly secretRevision: number }): string =>
  createHmac('sha256', secret).update(`stock-feed ${id} ${secretRevision}`).digest('base64url')

const same = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Maximum clock difference in seconds. */
const tolerance = 300

/**
 * Authenticates a push by bearer token, or by a Standard Webhooks signature over body, id and time, which prevents replays.
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
