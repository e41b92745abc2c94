import { beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.doUnmock('./searchChunk')
})

const begin = async () => (await import('./withSearchChunk')).withSearchChunk

it('The search chunk is awaited at the first choice, and is available afterwards', async () => {
  vi.doMock('./searchChunk', () => ({ formSearch: 'here' }))
  const withSearchChunk = await begin()
  const task = vi.fn()
  withSearchChunk(task)
  expect(task).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(task).toHaveBeenCalledOnce(), { timeout: 30_000 })
  withSearchChunk(task)
  expect(task).toHaveBeenCalledTimes(2)
})

it('Where the search chunk doesn’t load, a fallback runs, and the next choice loads it again', async () => {
  vi.doMock('./searchChunk', () => {
    throw new Error('away')
  })
  const withSearchChunk = await begin()
  const [task, otherwise] = [vi.fn(), vi.fn()]
  withSearchChunk(task, otherwise)
  await vi.waitFor(() => expect(otherwise).toHaveBeenCalledOnce(), { timeout: 30_000 })
  expect(task).not.toHaveBeenCalled()
  withSearchChunk(task, otherwise)
  await vi.waitFor(() => expect(otherwise).toHaveBeenCalledTimes(2), { timeout: 30_000 })
})
