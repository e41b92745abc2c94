import { describe, expect, it } from 'vitest'
import { retryPause, retryPolicies } from './retryPolicies'

describe('the backoff of failed work (API-07)', () => {
  it.each([
    ['message', 1, 30],
    ['message', 2, 120],
    ['message', 3, 480],
    ['message', 5, 7680],
    ['message', 6, 21_600],
    ['message', 50, 21_600],
    ['message', 0, 30],
    ['delivery', 4, 1800],
    ['destination', 7, 300],
    ['mailbox', 1, 60],
    ['mailbox', 7, 3600],
    ['photo', 4, 3840],
  ] as const)('the backoff of failed work of a %s after %i failures is %i s', (work, failures, seconds) => {
    expect(retryPause(retryPolicies[work], failures)).toBe(seconds)
  })

  it.each(Object.entries(retryPolicies))('the backoff of failed work of a %s never gets shorter', (_work, policy) => {
    const pauses = Array.from({ length: 30 }, (_, index) => retryPause(policy, index + 1))
    expect(pauses).toEqual(pauses.toSorted((one, other) => one - other))
  })

  it('the backoff of failed work retries a message for about a day', () => {
    const { maxAttempts } = retryPolicies.message
    const seconds = Array.from({ length: maxAttempts - 1 }, (_, index) => retryPause(retryPolicies.message, index + 1))
    expect(seconds.reduce((sum, each) => sum + each, 0) / 3600).toBeCloseTo(20.8, 1)
  })
})
