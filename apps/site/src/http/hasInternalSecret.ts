import { timingSafeEqual } from 'node:crypto'
import { env } from '../env'

/** Compares a received secret in constant time. */
export function sameSecret(received: string, secret: string): boolean {
  const [one, other] = [Buffer.from(received), Buffer.from(secret)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** Whether a request carries the internal secret. */
export const hasInternalSecret = (request: { readonly headers: Pick<Headers, 'get'> }): boolean =>
  sameSecret(request.headers.get('x-internal-secret') ?? '', env().INTERNAL_SECRET)
