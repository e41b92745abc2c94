import { beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.doUnmock('./answering')
})

const begin = async () => (await import('./withAnswering')).withAnswering

it('What answers choices is waited for the first time, and is at hand from then on.', async () => {
  vi.doMock('./answering', () => ({ formSearch: 'here' }))
  const withAnswering = await begin()
  const task = vi.fn()
  withAnswering(task)
  expect(task).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(task).toHaveBeenCalledOnce(), { timeout: 30_000 })
  withAnswering(task)
  expect(task).toHaveBeenCalledTimes(2)
})

it('Where what answers choices does not come, another way is taken, and the next choice asks anew.', async () => {
  vi.doMock('./answering', () => {
    throw new Error('away')
  })
  const withAnswering = await begin()
  const [task, otherwise] = [vi.fn(), vi.fn()]
  withAnswering(task, otherwise)
  await vi.waitFor(() => expect(otherwise).toHaveBeenCalledOnce(), { timeout: 30_000 })
  expect(task).not.toHaveBeenCalled()
  withAnswering(task, otherwise)
  await vi.waitFor(() => expect(otherwise).toHaveBeenCalledTimes(2), { timeout: 30_000 })
})
