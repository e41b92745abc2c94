import { expect, it } from 'vitest'
import { createInboxNews } from './createInboxNews'

const soon = { timeoutMs: 20 }
const patient = { timeoutMs: 60_000 }

it('the inbox poll answers a waiting user as soon as their own inbox changes, and not for other inboxes (ENT-16)', async () => {
  const news = createInboxNews()
  const known = news.count(['north'])
  const [north, all, south] = [
    news.next(['north'], known, patient),
    news.next(null, news.count(null), patient),
    news.next(['south'], news.count(['south']), soon),
  ]
  news.happened('north')
  expect(await north).toBe(known + 1)
  expect(await all).toBe(news.count(null))
  expect(await south).toBe(news.count(['south']))
})

it('the inbox poll answers at once if the inbox changed before the request', async () => {
  const news = createInboxNews()
  const known = news.count(['north'])
  await news.next(['north'], known, { timeoutMs: 0 })
  news.happened('north')
  expect(await news.next(['north'], known, patient)).toBe(known + 1)
})

it('the inbox poll notifies all waiting users if changes may have been missed', async () => {
  const news = createInboxNews()
  const waits = news.next(['north'], news.count(['north']), patient)
  news.happened(null)
  expect(await waits).toBe(news.count(['north']))
})

it('the inbox poll ends a request whose client disconnects', async () => {
  const news = createInboxNews()
  const aborted = new AbortController()
  const waits = news.next(['north'], news.count(['north']), { ...patient, signal: aborted.signal })
  aborted.abort()
  expect(await waits).toBe(news.count(['north']))
})
