import { createHash } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { LimitAnswer } from './createLimiter'

/** Connection pool with access to the limits table. */
export interface LimitsClient {
  query(query: LimitsQuery): Promise<unknown>
}

interface LimitsQuery {
  readonly text: string
  readonly values?: unknown[]
}

/** Drops the names of statements: behind a pooler in transaction mode, the next connection may have a statement of this name already. */
const withoutNames = (client: LimitsClient): LimitsClient => ({ query: ({ text, values }) => client.query({ text, values }) })

/** Rate limiter shared by all processes. */
export interface SharedLimiter {
  /** Counts one, before the limited action. */
  take(key: string): Promise<LimitAnswer>
  /** Takes one count back, for a harmless action. */
  uncount(key: string): Promise<void>
  /** Resets the key. */
  reset(key: string): Promise<void>
}

/** At most `count` in any `seconds` across all processes. Keys are hashed, as they are people's addresses. */
export const createSharedLimiter = (
  client: LimitsClient,
  { name, count, seconds }: { readonly name: string; readonly count: number; readonly seconds: number },
): SharedLimiter => {
  const limiter = new RateLimiterPostgres({
    storeClient: withoutNames(client),
    storeType: 'pool',
    tableName: 'limits',
    tableCreated: true,
    keyPrefix: name,
    points: count,
    duration: seconds,
  })
  const hashKey = (key: string) => createHash('sha256').update(key).digest('base64url')
  return {
    async take(key) {
      try {
        await limiter.consume(hashKey(key))
        return { allowed: true }
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) }
      }
    },
    async uncount(key) {
      await limiter.reward(hashKey(key))
    },
    async reset(key) {
      await limiter.delete(hashKey(key))
    },
  }
}
