import { timingSafeEqual } from 'node:crypto'
import { env } from '../env'

/** Whether a request carries the internal secret. */
export function knowsSecret(request: { readonly headers: Pick<Headers, 'get'> }): boolean {
  const [one, other] = [Buffer.from(request.headers.get('x-internal-secret') ?? ''), Buffer.from(env().INTERNAL_SECRET)]
  return one.length === other.length && timingSafeEqual(one, other)
}
