import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createEdgePurge } from './createEdgePurge'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('each purge is repeated after a second, several at once', async () => {
  const edge = vi.fn(async () => {})
  const { purge } = createEdgePurge({ edges: [edge], log: () => {} })
  await purge(['site:1'])
  await purge(['site:2', 'site:1'])
  expect(edge.mock.calls).toEqual([[['site:1']], [['site:2', 'site:1']]])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(edge.mock.calls.slice(2)).toEqual([[['site:1', 'site:2']]])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(edge).toHaveBeenCalledTimes(3)
})

it('a purge is confirmed by all caches, and repeated until it is', async () => {
  const working = vi.fn(async () => {})
  const failing = vi.fn(async (): Promise<void> => {
    throw new Error('away')
  })
  const log = vi.fn()
  const { purge } = createEdgePurge({ edges: [working, failing], log })
  await expect(purge(['site:1'])).rejects.toThrow('away')
  await vi.advanceTimersByTimeAsync(1_000)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(failing).toHaveBeenCalledTimes(3)
  expect(log).toHaveBeenCalledTimes(2)
  failing.mockImplementation(async () => {})
  await vi.advanceTimersByTimeAsync(5_000)
  expect(failing.mock.calls.at(-1)).toEqual([['site:1']])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(failing).toHaveBeenCalledTimes(4)
})

it('the repeated purge is of all pages if one of the purges before it was, or if they had too many tags', async () => {
  const edge = vi.fn(async () => {})
  const { purge, flush } = createEdgePurge({ edges: [edge], log: () => {} })
  await purge(null)
  await purge(['site:1'])
  await flush()
  expect(edge.mock.calls.at(-1)).toEqual([null])
  await purge(Array.from({ length: 3_000 }, (_, index) => `car:${index}`))
  await flush()
  expect(edge.mock.calls.at(-1)).toEqual([null])
})

it('without a cache, and without tags, there is nothing to purge', async () => {
  const edge = vi.fn(async () => {})
  await createEdgePurge({ edges: [edge], log: () => {} }).purge([])
  await createEdgePurge({ edges: [], log: () => {} }).purge(['site:1'])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(edge).not.toHaveBeenCalled()
})
