import { createHash } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { LimitAnswer } from './createLimiter'

/** What the counts are asked by: a pool of connections that may read and write the table of limits. */
export type LimitsClient = ConstructorParameters<typeof RateLimiterPostgres>[0]['storeClient']

/** Counts what one key does in a while, for all processes together. */
export interface SharedLimiter {
  /** Counts one more, before whatever is limited is done. */
  take(key: string): Promise<LimitAnswer>
  /** One less: what was counted turned out to be no harm. */
  giveBack(key: string): Promise<void>
  /** None at all. */
  forget(key: string): Promise<void>
}

/** At most `count` in any `seconds`, however many processes count. Keys are stored as hashes: they are people's addresses. */
export const createSharedLimiter = (
  client: LimitsClient,
  { name, count, seconds }: { readonly name: string; readonly count: number; readonly seconds: number },
): SharedLimiter => {
  const limiter = new RateLimiterPostgres({
    storeClient: client,
    tableName: 'limits',
    tableCreated: true,
    keyPrefix: name,
    points: count,
    duration: seconds,
  })
  const stored = (key: string) => createHash('sha256').update(key).digest('base64url')
  return {
    async take(key) {
      try {
        await limiter.consume(stored(key))
        return { allowed: true }
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) }
      }
    },
    async giveBack(key) {
      await limiter.reward(stored(key))
    },
    async forget(key) {
      await limiter.delete(stored(key))
    },
  }
}
