import { expect, it, vi } from 'vitest'
import { createPageCache } from './createPageCache'

const response = (body: string, tags: string[] = []) => ({
  status: 404,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: Buffer.from(body),
  etag: `W/"${body.slice(0, 20)}"`,
  tags,
  freshUntil: 1_000,
  usableUntil: 2_000,
})
const long = (name: string) => name + 'x'.repeat(20_000)
const text = async (cache: ReturnType<typeof createPageCache>, key: string) => (await cache.get(key)?.body('identity'))?.toString()

it('the page cache expires the pages with a tag, and drops the tags of replaced pages', async () => {
  const cache = createPageCache({ maxBytes: 1_000_000 })
  cache.put('/first', response(long('first'), ['site:a']), 0)
  cache.put('/second', response(long('second'), ['site:b']), 0)
  await vi.waitFor(() => expect(cache.bytes).toBeLessThan(6_000), { timeout: 30_000 })
  cache.expire(['site:a'])
  expect([cache.get('/first')?.isFresh(0), cache.get('/second')?.isFresh(0)]).toEqual([false, true])
  cache.put('/first', response(long('something else')), cache.mark())
  cache.expire(['site:a'])
  expect(cache.get('/first')?.isFresh(0)).toBe(true)
  expect(await text(cache, '/first')).toBe(long('something else'))
})

it('the page cache counts its size to the byte, whatever is stored and evicted', async () => {
  const cache = createPageCache({ maxBytes: 50_000 })
  for (let n = 0; n < 200; n++) cache.put(`/page-${n % 40}`, response(long(`page ${n % 7}`)), 0)
  expect(cache.bytes).toBeLessThanOrEqual(50_000)
  for (let n = 0; n < 40; n++) cache.put(`/page-${n}`, response('small'), 0)
  // Pending compressions are discarded.
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(cache.bytes).toBe(24 * 2_005)
})

it('the page cache caches the decompressed form of a page that is often requested, for a few pages', async () => {
  const cache = createPageCache({ maxBytes: 100_000_000 })
  const plain = async (key: string) => cache.get(key)?.body('identity')
  cache.put('/', response(long('home')), 0)
  await vi.waitFor(() => expect(cache.bytes).toBeLessThan(4_000), { timeout: 30_000 })
  const first = await plain('/')
  expect(await plain('/')).toBe(first)
  for (let n = 0; n < 9; n++) cache.put(`/big-${n}`, response(`${n}${'x'.repeat(1_000_000)}`), 0)
  await vi.waitFor(() => expect(cache.bytes).toBeLessThan(100_000), { timeout: 30_000 })
  for (let n = 0; n < 9; n++) await plain(`/big-${n}`)
  const again = await plain('/')
  expect(again).not.toBe(first)
  expect(again?.toString()).toBe(long('home'))
})
