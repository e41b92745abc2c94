import { expect, test } from 'vitest'
import { createUploadQueue, type QueuedUpload, type SendingState } from './uploadQueue'

const item = (id: string): Omit<QueuedUpload, 'state'> => ({
  id,
  carId: 'c1',
  kind: 'photo',
  name: id,
  source: { url: `https://a.example/${id}` },
  order: { batch: 'b', index: 0 },
})
const tick = () => new Promise((resolve) => setTimeout(resolve))

/** A queue whose uploads finish on command. */
const trial = () => {
  const under = new Map<
    string,
    { done: (isKnown?: boolean) => void; fail: (because: string) => void; put: (state: SendingState) => void }
  >()
  const stored = new Set<string>()
  const queue = createUploadQueue({
    send: ({ id }, put, signal) =>
      new Promise((resolve, reject) => {
        const end = (act: () => void) => {
          under.delete(id)
          act()
        }
        signal.addEventListener('abort', () => end(() => reject(new Error('stopped'))))
        under.set(id, {
          done: (isKnown = false) => end(() => resolve({ isKnown })),
          fail: (because) => end(() => reject(new Error(because))),
          put,
        })
      }),
    errorText: (error) => (error as Error).message,
    keep: ({ id }) => stored.add(id),
    forget: (id) => stored.delete(id),
  })
  const states = () => queue.store.state().items.map(({ id, state }) => `${id} ${state.is}`)
  return { queue, under, kept: stored, states }
}

test('The queue uploads a few files at a time, and starts the next when one succeeds or fails', async () => {
  const { queue, under, states } = trial()
  queue.add(['a', 'b', 'c', 'd', 'e'].map(item))
  expect(states()).toEqual(['a sending', 'b sending', 'c sending', 'd queued', 'e queued'])
  under.get('b')?.done()
  under.get('a')?.fail('The file is empty.')
  await tick()
  expect(states()).toEqual(['a failed', 'b done', 'c sending', 'd sending', 'e sending'])
  expect(queue.store.state().items[0]?.state).toEqual({ is: 'failed', because: 'The file is empty.' })
})

test('The same file added twice is uploaded once', () => {
  const { queue, states } = trial()
  queue.add([item('a')])
  queue.add([item('a'), item('b')])
  expect(states()).toEqual(['a sending', 'b sending'])
})

test('A failed upload can be retried, and stays stored in the browser until it succeeds or is removed', async () => {
  const { queue, under, kept: stored, states } = trial()
  queue.add([item('a'), item('b')])
  under.get('a')?.fail('no')
  under.get('b')?.done(true)
  await tick()
  expect([...stored]).toEqual(['a'])
  queue.retry(['a'])
  expect(states()).toEqual(['a sending', 'b done'])
  under.get('a')?.fail('no')
  await tick()
  queue.drop('a')
  queue.clearDone(['a', 'b'])
  expect([states(), [...stored]]).toEqual([[], []])
})

test('A removed upload is aborted, and its later progress is ignored', async () => {
  const { queue, under, states } = trial()
  queue.add(['a', 'b', 'c', 'd'].map(item))
  const { put } = under.get('a') ?? {}
  queue.drop('a')
  await tick()
  put?.({ is: 'storing' })
  expect(states()).toEqual(['b sending', 'c sending', 'd sending'])
})

test('A file that can’t be uploaded is listed once with the reason', () => {
  const { queue, states } = trial()
  for (const because of ['too large', 'too large']) queue.refuse(item('a'), because)
  expect(states()).toEqual(['a failed'])
})
