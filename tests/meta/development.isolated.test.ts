import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { roleUrls } from '@forecourt/data/migrate/roleUrls'
import { typefaces } from '@forecourt/runtime/theme/typefaces'
import { testsAll } from '@forecourt/schema/testing/testsAll'
import { afterAll, expect, inject, it, vi } from 'vitest'
import type { DocumentAssets } from '../../apps/site/src/document/documentAssets'
import type { HttpResponse } from '../../apps/site/src/http/HttpResponse'
import { checkEach } from './checkEach'
import { cover } from './cover'
import { demoNow } from './demoNow'
import { type DemoAddress, demoAddresses } from './demoPages'
import { openDemo } from './seededDemo'

type Mode = 'production' | 'development'

interface Requested {
  readonly name: string
  readonly host: string
  readonly path: string
  readonly query: string
}

/** The public page pipeline in one mode, on the demo's database. */
interface Pipeline {
  readonly assets: DocumentAssets
  answer(request: Requested): Promise<HttpResponse>
  close(): Promise<void>
}

const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-manifest-'))
const assetsPort = 5173
const { app, platform } = roleUrls(inject('demoDatabaseUrl'))
vi.useFakeTimers({ toFake: ['Date'], now: new Date(demoNow) })
afterAll(() => {
  vi.useRealTimers()
  rmSync(folder, { recursive: true })
})

/** A manifest like the site's build. */
const manifest = (): string => {
  const file = path.join(folder, 'manifest.json')
  const fonts = Object.entries(typefaces).flatMap(([name, { file: source }]) =>
    source === null ? [] : [[`../../packages/runtime/src/theme/${source}`, { file: `${name.replaceAll(' ', '-')}-built.woff2` }]],
  )
  const script = { file: 'start-built.js', css: ['start-built.css'] }
  writeFileSync(file, JSON.stringify({ 'src/host/start.ts': script, ...Object.fromEntries(fonts) }))
  return file
}

/** React as Node loads it in a mode. */
const loadReact = (mode: Mode) => {
  const require = createRequire(import.meta.url)
  vi.stubEnv('NODE_ENV', mode)
  for (const file of Object.keys(require.cache)) if (/node_modules\/(?:react|react-dom|scheduler)\//.test(file)) delete require.cache[file]
  vi.resetModules()
  for (const name of ['react', 'react-dom', 'react-dom/server', 'react/jsx-runtime']) {
    const module = require(name)
    vi.doMock(name, () => ({ ...module, default: module }))
  }
}

const open = async (mode: Mode): Promise<Pipeline> => {
  // Removes process-wide singletons of the previous mode.
  for (const key of Object.getOwnPropertySymbols(globalThis))
    if (key.description?.startsWith('forecourt.site.')) Reflect.deleteProperty(globalThis, key)
  const variables = {
    ...{ APP_DATABASE_URL: app, PLATFORM_DATABASE_URL: platform, INTERNAL_SECRET: 'nothing is secret here' },
    ...{ MEDIA_DIR: folder, MEDIA_CACHE_DIR: folder, SPOOL_DIR: folder, SITE_ORIGIN_TEMPLATE: 'https://{host}' },
    ASSETS_PORT: mode === 'development' ? String(assetsPort) : undefined,
  }
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  loadReact(mode)
  // No listener for index notifications here.
  vi.doMock('../../apps/site/src/sites/refreshSoon', () => ({ refreshSoon: () => {} }))
  const { shared } = await import('../../apps/site/src/sites/shared')
  const { builtAssets, documentAssets } = await import('../../apps/site/src/document/documentAssets')
  if (mode === 'production') shared('documentAssets', () => builtAssets(manifest()))
  const { handleRequest } = await import('../../apps/site/src/page/handleRequest')
  const { siteRegistry } = await import('../../apps/site/src/sites/siteRegistry')
  const { database } = await import('../../apps/site/src/sites/database')
  await siteRegistry().preload()
  return {
    assets: documentAssets(),
    answer: ({ host, path: request, query }) =>
      handleRequest({ method: 'GET', host, authority: host, path: request, query, headers: { get: () => null } }),
    close: () => database().close(),
  }
}

const hashOf = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`

/** A response without asset names and what depends on them: the script's hash and the ETag. */
const withoutAssets = ({ status, headers, body }: HttpResponse, { script, styles, fonts }: DocumentAssets) => {
  const text = String(body)
  const start = /<script data-scripts="">(.*?)<\/script>/s.exec(text)?.[1] ?? ''
  const { etag: _, ...others } = headers
  const names = [script, ...styles, ...Object.values(fonts)]
  const head = Object.entries(others).map(([name, value]) => `${name}: ${value}`)
  const whole = [status, ...head, text].join('\n').replace(hashOf(start), 'start-hash').replace(` ws://*:${assetsPort}`, '')
  // One element per line, so that a difference is located.
  return names.reduce((left, name, at) => left.replaceAll(name, `asset-${at}`), whole).replaceAll('><', '>\n<')
}

const demo = await openDemo()
const addresses: DemoAddress[] = (await Promise.all(demo.sites.map((of) => demoAddresses(demo, of)))).flat()
const wanted = ({ route, of: { site } }: DemoAddress) => (testsAll ? [`${route.page} ${site.slug}`] : [route.page, site.slug])

it('development renders the documents of production except for the names of assets (decision 104)', async () => {
  const production = await open('production')
  const ask = async (request: Requested) => ({ ...request, answer: await production.answer(request) })
  const found = await cover(addresses, wanted, async ({ name, of, path: request, query }) => {
    const one = await ask({ name, host: of.site.hosts[0] ?? '', path: request, query })
    return one.answer.status === 200 ? one : null
  })
  const missing = await Promise.all(
    demo.sites.map(({ site }) => ask({ name: `${site.slug} missing`, host: site.hosts[0] ?? '', path: '/no-such-page', query: '' })),
  )
  await production.close()
  expect(found.length).toBeGreaterThan(20)
  expect(found.filter(({ answer }) => !String(answer.body).includes(production.assets.script))).toEqual([])
  expect(missing.map(({ answer }) => answer.status)).toEqual(demo.sites.map(() => 404))

  const consoleErrors = vi.spyOn(console, 'error')
  const development = await open('development')
  await checkEach([...found, ...missing], async ({ answer, ...request }) => {
    const developed = await development.answer(request)
    expect(withoutAssets(developed, development.assets)).toBe(withoutAssets(answer, production.assets))
  })
  await development.close()
  expect(consoleErrors.mock.calls).toEqual([])
})
