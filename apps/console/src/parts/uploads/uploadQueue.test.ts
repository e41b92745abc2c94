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
const createQueue = () => {
  const inFlight = new Map<
    string,
    { done: (isKnown?: boolean) => void; fail: (reason: string) => void; setState: (state: SendingState) => void }
  >()
  const stored = new Set<string>()
  const queue = createUploadQueue({
    send: ({ id }, setState, signal) =>
      new Promise((resolve, reject) => {
        const end = (act: () => void) => {
          inFlight.delete(id)
          act()
        }
        signal.addEventListener('abort', () => end(() => reject(new Error('stopped'))))
        inFlight.set(id, {
          done: (isKnown = false) => end(() => resolve({ isKnown })),
          fail: (reason) => end(() => reject(new Error(reason))),
          setState,
        })
      }),
    errorText: (error) => (error as Error).message,
    storeFile: ({ id }) => stored.add(id),
    deleteStored: (id) => stored.delete(id),
  })
  const states = () => queue.store.state().items.map(({ id, state }) => `${id} ${state.status}`)
  return { queue, inFlight, stored, states }
}

test('The queue uploads a few files at a time, and starts the next when one succeeds or fails', async () => {
  const { queue, inFlight, states } = createQueue()
  queue.add(['a', 'b', 'c', 'd', 'e'].map(item))
  expect(states()).toEqual(['a sending', 'b sending', 'c sending', 'd queued', 'e queued'])
  inFlight.get('b')?.done()
  inFlight.get('a')?.fail('The file is empty.')
  await tick()
  expect(states()).toEqual(['a failed', 'b done', 'c sending', 'd sending', 'e sending'])
  expect(queue.store.state().items[0]?.state).toEqual({ status: 'failed', reason: 'The file is empty.' })
})

test('The same file added twice is uploaded once', () => {
  const { queue, states } = createQueue()
  queue.add([item('a')])
  queue.add([item('a'), item('b')])
  expect(states()).toEqual(['a sending', 'b sending'])
})

test('A failed upload can be retried, and stays stored in the browser until it succeeds or is removed', async () => {
  const { queue, inFlight, stored, states } = createQueue()
  queue.add([item('a'), item('b')])
  inFlight.get('a')?.fail('no')
  inFlight.get('b')?.done(true)
  await tick()
  expect([...stored]).toEqual(['a'])
  queue.retry(['a'])
  expect(states()).toEqual(['a sending', 'b done'])
  inFlight.get('a')?.fail('no')
  await tick()
  queue.drop('a')
  queue.clearDone(['a', 'b'])
  expect([states(), [...stored]]).toEqual([[], []])
})

test('A removed upload is aborted, and its later progress is ignored', async () => {
  const { queue, inFlight, states } = createQueue()
  queue.add(['a', 'b', 'c', 'd'].map(item))
  const { setState } = inFlight.get('a') ?? {}
  queue.drop('a')
  await tick()
  setState?.({ status: 'storing' })
  expect(states()).toEqual(['b sending', 'c sending', 'd sending'])
})

test('A file that can’t be uploaded is listed once with the reason', () => {
  const { queue, states } = createQueue()
  for (const reason of ['too large', 'too large']) queue.refuse(item('a'), reason)
  expect(states()).toEqual(['a failed'])
})
