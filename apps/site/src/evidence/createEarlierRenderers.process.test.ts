import { existsSync } from 'node:fs'
import { afterAll, expect, it } from 'vitest'
import { createEarlierRenderers } from './createEarlierRenderers'

const address = { host: 'north.example', path: '/', query: '' }
const at = '2026-03-02T23:14:00.000Z'
const environment = { SITE_ORIGIN_TEMPLATE: 'https://{host}', THIRD_PARTY_TAGS: 'all', IMAGE_CDN: 'https://cdn.example' }
const settings = { node: process.version, environment, assets: { script: '/assets/old.js', styles: [], fonts: {} } }

const programs: { readonly [hash: string]: string } = {
  // Responds with what it was given, and with its file and number of requests.
  echo: `let count = 0; process.on('message', (asked) => process.send({ ok: true, page: {
    asked, count: ++count, cdn: process.env.IMAGE_CDN, secret: process.env.SECRET, file: process.argv[1] } }))`,
  failing: `process.on('message', () => process.send({ ok: false, message: 'column "price" does not exist' }))`,
  ending: `process.on('message', () => process.exit(3))`,
  broken: 'this is no program',
}
const renderers = createEarlierRenderers({
  programOf: async (hash) => (programs[hash] === undefined ? null : Buffer.from(programs[hash])),
  environment: { PATH: process.env.PATH, SECRET: 'secret', NODE_ENV: 'production' },
})
afterAll(() => renderers.stop())

const render = (renderer: string) => renderers.render({ renderer, settings }, address, at)

it('a stored program gets the address, the instant, and the settings and assets of its time; it stays for further pages (CFG-12)', async () => {
  const [first, second] = await Promise.all([render('echo'), render('echo')])
  const file = (first as unknown as { page: { file: string } }).page.file
  expect(first).toMatchObject({
    ok: true,
    page: { asked: { address, at, assets: settings.assets }, count: 1, cdn: 'https://cdn.example', secret: 'secret' },
  })
  expect(second).toMatchObject({ ok: true, page: { count: 2, file } })
  expect(existsSync(file)).toBe(true)
  renderers.stop()
  await expect.poll(() => existsSync(file)).toBe(false)
})

it.each([
  { renderer: 'missing', message: 'it is not stored as it was' },
  { renderer: 'failing', message: 'column "price" does not exist' },
  { renderer: 'ending', message: 'the program ended' },
  { renderer: 'broken', message: 'the program ended' },
])('a program that is $renderer has a reason instead of a page, and the next one is rendered (CFG-12)', async ({ renderer, message }) => {
  expect(await render(renderer)).toEqual({ ok: false, message })
  expect(await render('echo')).toMatchObject({ ok: true, page: { count: 1 } })
})
