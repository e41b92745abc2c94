import { expect, it } from 'vitest'
import { createInboxEvents } from './createInboxEvents'

const shortWait = { timeoutMs: 20 }
const longWait = { timeoutMs: 60_000 }

it('the inbox poll answers a waiting user as soon as their own inbox changes, and not for other inboxes (ENT-16)', async () => {
  const events = createInboxEvents()
  const known = events.count(['north'])
  const [north, all, south] = [
    events.next(['north'], known, longWait),
    events.next(null, events.count(null), longWait),
    events.next(['south'], events.count(['south']), shortWait),
  ]
  events.notify('north')
  expect(await north).toBe(known + 1)
  expect(await all).toBe(events.count(null))
  expect(await south).toBe(events.count(['south']))
})

it('the inbox poll answers at once if the inbox changed before the request', async () => {
  const events = createInboxEvents()
  const known = events.count(['north'])
  await events.next(['north'], known, { timeoutMs: 0 })
  events.notify('north')
  expect(await events.next(['north'], known, longWait)).toBe(known + 1)
})

it('the inbox poll notifies all waiting users if changes may have been missed', async () => {
  const events = createInboxEvents()
  const waits = events.next(['north'], events.count(['north']), longWait)
  events.notify(null)
  expect(await waits).toBe(events.count(['north']))
})

it('the inbox poll ends a request whose client disconnects', async () => {
  const events = createInboxEvents()
  const aborted = new AbortController()
  const waits = events.next(['north'], events.count(['north']), { ...longWait, signal: aborted.signal })
  aborted.abort()
  expect(await waits).toBe(events.count(['north']))
})
