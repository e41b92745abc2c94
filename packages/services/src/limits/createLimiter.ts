import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

export type LimitAnswer = { readonly allowed: true } | { readonly allowed: false; readonly retryAfterSeconds: number }

/** Rate limiter by key, such as an address. */
export interface Limiter {
  take(key: string): Promise<LimitAnswer>
}

/** In-memory rate limiter: at most `count` in any `seconds`; beyond that the result says when to retry. */
export function createLimiter({ count, seconds }: { count: number; seconds: number }): Limiter {
  const limiter = new RateLimiterMemory({ points: count, duration: seconds })
  return {
    async take(key) {
      try {
        await limiter.consume(key)
        return { allowed: true }
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) }
      }
    },
  }
}
