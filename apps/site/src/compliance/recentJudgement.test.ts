import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recentJudgement } from './recentJudgement'

const judgement = { judged: 1, total: 1, complete: true, next: null, findings: [] }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a judgement is used again for a minute (LEG-02)', async () => {
  const judge = vi.fn(async () => judgement)
  const judged = () => recentJudgement('minute', { price: 1 }, judge)
  await judged()
  vi.advanceTimersByTime(60_000)
  await judged()
  expect(judge).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  await judged()
  expect(judge).toHaveBeenCalledTimes(2)
})

test('an incomplete or failed judgement, and one of another state or site, is not used again (LEG-02)', async () => {
  const incomplete = vi.fn(async () => ({ ...judgement, complete: false }))
  await recentJudgement('incomplete', 1, incomplete)
  await recentJudgement('incomplete', 1, incomplete)
  expect(incomplete).toHaveBeenCalledTimes(2)
  const failing = vi.fn(() => Promise.reject(new Error('The database is away.')))
  for (let count = 1; count <= 2; count++) {
    await expect(recentJudgement('failing', 1, failing)).rejects.toThrow('away')
    expect(failing).toHaveBeenCalledTimes(count)
  }
  const judge = vi.fn(async () => judgement)
  await recentJudgement('north', 1, judge)
  await recentJudgement('north', 2, judge)
  await recentJudgement('south', 2, judge)
  expect(judge).toHaveBeenCalledTimes(3)
})
