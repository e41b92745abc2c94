import { beforeEach, expect, it, vi } from 'vitest'
import { createFlusher } from './createSiteCounts'

beforeEach(() => void vi.useFakeTimers())

it('the write buffer writes everything that arrives within the pause at once', async () => {
  const write = vi.fn(async () => {})
  const { schedule } = createFlusher({ write, pauseMs: 1_000 })
  schedule()
  await vi.advanceTimersByTimeAsync(900)
  schedule()
  expect(write).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(100)
  expect(write).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(write).toHaveBeenCalledTimes(1)
})

it('the write buffer writes one batch after another, and no batch twice when a flush precedes its timer', async () => {
  const steps: string[] = []
  const write = async () => {
    steps.push('begins')
    await new Promise((resolve) => setTimeout(resolve, 50))
    steps.push('ends')
  }
  const { schedule, flush } = createFlusher({ write, pauseMs: 1_000 })
  schedule()
  const both = Promise.all([flush(), flush()])
  await vi.advanceTimersByTimeAsync(2_000)
  await both
  expect(steps).toEqual(['begins', 'ends', 'begins', 'ends'])
})
