import { createHash } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { LimitAnswer } from './createLimiter'

/** Connection pool with access to the limits table. */
export type LimitsClient = ConstructorParameters<typeof RateLimiterPostgres>[0]['storeClient']

/** Rate limiter shared by all processes. */
export interface SharedLimiter {
  /** Counts one, before the limited action. */
  take(key: string): Promise<LimitAnswer>
  /** Takes one count back, for a harmless action. */
  giveBack(key: string): Promise<void>
  /** Resets the key. */
  forget(key: string): Promise<void>
}

/** At most `count` in any `seconds` across all processes. Keys are hashed, as they are people's addresses. */
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
