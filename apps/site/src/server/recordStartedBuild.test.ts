import { afterEach, expect, it, vi } from 'vitest'
import { recordStartedBuild } from './recordStartedBuild'

afterEach(() => vi.useRealTimers())

it('a build that could not be recorded is recorded later, as of its start (CFG-12)', async () => {
  vi.useFakeTimers({ now: new Date('2026-03-02T23:14:00.000Z') })
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const record = vi.fn<(at: Date) => Promise<void>>().mockResolvedValue()
  for (let attempt = 0; attempt < 8; attempt++) record.mockRejectedValueOnce(new Error('Transaction API error'))
  const recorded = recordStartedBuild(record)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(record).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(300_000)
  await recorded
  expect(record.mock.calls.map(([at]) => at.toISOString())).toEqual(Array(9).fill('2026-03-02T23:14:00.000Z'))
  expect(log).toHaveBeenCalledTimes(8)
})
