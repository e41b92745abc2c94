import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type CachedResponse, type CacheEntry, createPageCache } from './createPageCache'
import { createPageCopies } from './createPageCopies'

let directory = ''
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'copies-'))
})
afterEach(() => rm(directory, { recursive: true, force: true }))

const page = (text: string): CachedResponse => ({
  status: 200,
  headers: { 'content-type': 'text/html', 'content-security-policy': "script-src 'sha256-x'" },
  body: Buffer.from(text),
  etag: `W/"${text.length}"`,
  tags: ['site:a'],
  freshUntil: 1,
  usableUntil: 2,
})

const cached = (text: string) => createPageCache({ maxBytes: 1_000_000 }).put('', page(text), 0) as CacheEntry

it('the page copies on disk are found after a restart, except those of another build', async () => {
  const options = { directory, build: 'one', maxBytes: 1_000_000, now: () => 5_000 }
  const copies = createPageCopies(options)
  copies.keep('a.example/cars/kia', cached('Kia, $12,000 – “as is”'))
  await expect.poll(() => copies.find('a.example/cars/kia')).toEqual({ at: 5_000, response: page('Kia, $12,000 – “as is”') })
  await mkdir(path.join(directory, 'zero'))
  expect(await createPageCopies(options).find('a.example/cars/kia')).toMatchObject({ at: 5_000 })
  // The first build must have started before the next one starts, because its start deletes the copies of other builds.
  await expect.poll(() => readdir(directory)).toEqual(['one'])
  expect(await copies.find('b.example/cars/kia')).toBeNull()
  const rebuilt = createPageCopies({ ...options, build: 'two' })
  await expect.poll(() => readdir(directory)).toEqual(['two'])
  expect(await rebuilt.find('a.example/cars/kia')).toBeNull()
})

it('the page copies on disk are rewritten only after a pause, deleted with their page, and limited in size', async () => {
  const clock = { now: 0 }
  const copies = createPageCopies({ directory, build: 'one', maxBytes: 3_000, pause: 100, now: () => clock.now })
  const textOf = async (key: string) => (await copies.find(key))?.response.body.toString()
  copies.keep('a/', cached('first'))
  await expect.poll(() => textOf('a/')).toBe('first')
  copies.keep('a/', cached('second'))
  clock.now = 200
  copies.keep('a/', cached('third'))
  await expect.poll(() => textOf('a/')).toBe('third')
  copies.forget('a/')
  await expect.poll(() => textOf('a/')).toBeUndefined()
  for (let at = 0; at < 40; at++) copies.keep(`a/${at}`, cached(`page ${at}`))
  await expect.poll(() => textOf('a/39'), { timeout: 5_000 }).toBe('page 39')
  const files = (await readdir(path.join(directory, 'one'))).filter((name) => name.endsWith('.page'))
  expect(files.length).toBeLessThan(25)
})
