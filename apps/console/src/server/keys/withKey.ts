import type { Database } from '@forecourt/data/createDatabase'
import { isDatabaseAway } from '@forecourt/data/isDatabaseAway'
import { bearerKey } from '@forecourt/services/destinations/accessKey'
import type { KeyLimits } from '../leads/keyLimits'

/** What an endpoint for programs with a key needs. */
export interface KeyedApi {
  readonly db: Database
  readonly limits: KeyLimits
  /** The client's address. */
  readonly address: string
  /** ISO in UTC. */
  readonly now: string
}

/** A JSON response that no cache stores. */
export const respond = (body: object, status = 200, headers: Readonly<Record<string, string>> = {}) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } })
const tooManyRequests = (seconds: number) =>
  respond({ message: 'Too many requests. Try again later.' }, 429, { 'retry-after': String(seconds) })

/** Runs a call for the holder of a key. The response doesn't reveal whether an invalid key ever existed. */
export const withKey = async <Holder>(
  request: Request,
  { limits, address }: KeyedApi,
  findHolder: (keyHash: string) => Promise<Holder | null>,
  work: (holder: Holder) => Promise<Response>,
): Promise<Response> => {
  try {
    const key = bearerKey(request.headers)
    const holder = key && (await findHolder(key.hash))
    if (!key || !holder) {
      const guess = await limits.guess(address)
      return guess.allowed
        ? respond({ message: 'Send a valid key: Authorization: Bearer fc_…' }, 401)
        : tooManyRequests(guess.retryAfterSeconds)
    }
    const call = await limits.call(key.hash)
    return call.allowed ? await work(holder) : tooManyRequests(call.retryAfterSeconds)
  } catch (error) {
    if (!isDatabaseAway(error)) throw error
    return respond({ message: 'The service is not available right now. Try again in a few seconds.' }, 503, { 'retry-after': '5' })
  }
}
