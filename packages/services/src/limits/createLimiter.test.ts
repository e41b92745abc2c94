import { describe, expect, it } from 'vitest'
import { createLimiter } from './createLimiter'

describe('createLimiter', () => {
  it('createLimiter allows a number of requests for each key, and then says when to retry', async () => {
    const limiter = createLimiter({ count: 2, seconds: 60 })
    expect(await limiter.take('a')).toEqual({ allowed: true })
    expect(await limiter.take('a')).toEqual({ allowed: true })
    expect(await limiter.take('a')).toEqual({ allowed: false, retryAfterSeconds: 60 })
    expect(await limiter.take('b')).toEqual({ allowed: true })
  })
})
