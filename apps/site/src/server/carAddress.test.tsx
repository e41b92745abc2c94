import { createServer, get as httpGet, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { listenForChanges } from '@forecourt/data/changes/listenForChanges'
import { loadPage } from '@forecourt/data/pages/loadPage'
import { loadSiteData } from '@forecourt/data/pages/loadSiteData'
import type { PublishedSite } from '@forecourt/data/sites/publishedSites'
import { updateCar } from '@forecourt/data/stock/duplicateCar'
import { insertCars } from '@forecourt/data/stock/insertCars'
import { storeQuote } from '@forecourt/data/stock/quotes/storeQuote'
import { buildActor as actor } from '@forecourt/data/testing/buildWorld'
import { liveSite } from '@forecourt/data/testing/siteDraft'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { matchRoute } from '@forecourt/rules/pages/matchRoute'
import type { PageRequest } from '@forecourt/rules/pages/PageRules'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { RuntimeHostProvider } from '@forecourt/runtime/host/RuntimeHostProvider'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHost } from '../host/siteHost'
import { pageMetadata } from '../page/pageMetadata'
import { SitePageView } from '../page/SitePageView'
import { expiredTags, pageTags } from '../refresh/cacheTags'
import type { LiveSite } from '../sites/createSiteRegistry'
import { createFront } from './createFront'
import { createPageCache } from './createPageCache'
import { openGate } from './testing/openGate'
import { type PageHandler, startPages } from './testing/startPages'

const world = testWorld()
const now = '2026-06-10T00:00:00.000Z'
const cache = createPageCache({ maxBytes: 10_000_000 })

let server: Server
let stopListening: () => Promise<void>
let stopPages: () => Promise<void>
let published: PublishedSite

/** Renders like the app without the framework: same loader, head, view and cache tags. */
const app: PageHandler = async ({ url = '/' }, response) => {
  const { config } = published
  const site = await loadSiteData(world.db, published, now)
  const request: PageRequest = { now, origin: 'http://north.localhost', mode: 'live' }
  const match = matchRoute(config, site.names, url)
  const route = match.kind === 'page' ? match.route : null
  const data = route && (await loadPage(world.db, published, route, { now, siteData: site }))
  const page = route && data ? ({ found: true, route, config, data, request } as const) : ({ found: false, config, site, request } as const)
  const { robots, other, title } = pageMetadata({ ...page, live: { published } as LiveSite })
  const meta = Object.entries({ ...other, robots: JSON.stringify(robots) })
  const body = renderToStaticMarkup(
    <RuntimeHostProvider host={createHost({})}>
      <SitePageView page={page} />
    </RuntimeHostProvider>,
  )
  response.statusCode = data === null ? 404 : data.page === 'gone' ? 410 : 200
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.setHeader('cache-control', 's-maxage=300')
  response.setHeader('surrogate-key', pageTags(published, data).join(' '))
  response.end(
    `<title>${title}</title>${meta.map(([name, content]) => `<meta name="${name}" content="${String(content).replaceAll('"', '&quot;')}"/>`).join('')}${body}`,
  )
}

const get = (path: string, headers: { [name: string]: string } = {}) =>
  new Promise<{ status: number | undefined; found: unknown; cached: unknown; body: string }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    httpGet({ port, host: '127.0.0.1', path, headers: { host: 'north.localhost', ...headers } }, (answer) => {
      let body = ''
      answer.setEncoding('utf8').on('data', (part) => {
        body += part
      })
      answer.once('end', () =>
        resolve({ status: answer.statusCode, found: answer.headers['x-cache'], cached: answer.headers['cache-control'], body }),
      )
    }).once('error', reject)
  })

const car = (overrides: Parameters<typeof buildCar>[0] & { id: string }) =>
  buildCar({
    slug: overrides.id,
    stockNumber: overrides.id,
    dealershipId: world.north.dealershipId,
    locationId: world.north.locationId,
    ...overrides,
  })

beforeAll(async () => {
  await world.db.platform.transaction((tx) => insertCars(tx, world.north.organisationId, [car({ id: 'leaving' }), car({ id: 'staying' })]))
  published = await liveSite(world.db, world.north.siteId)
  const listening = await listenForChanges(world.urls.platform, (change) => cache.expire(expiredTags(change)))
  stopListening = listening.stop
  const { pages, stop } = await startPages(app)
  stopPages = stop
  const front = createFront({
    app: pages,
    cache,
    gate: openGate,
    trustedProxies: 0,
    transportSecurity: null,
    now: () => Date.now(),
  })
  server = createServer((request, response) => void front(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterAll(async () => {
  await stopListening()
  await new Promise((resolve) => server.close(resolve))
  await stopPages()
})

const become = (status: 'withdrawn' | 'in_stock') =>
  updateCar(world.db.forOrganisation(world.north.organisationId), { carId: 'leaving', changes: { status }, now, actor })

describe('the address of a car', { shuffle: false }, () => {
  it('the address of a car answers 410 with similar cars once the car is withdrawn, cached or not, and 200 when it is back (CAR-05)', async () => {
    expect(await get('/cars/leaving')).toMatchObject({ status: 200, found: 'MISS' })
    expect(await get('/cars/leaving')).toMatchObject({ status: 200, found: 'HIT' })
    await become('withdrawn')
    await expect.poll(async () => (await get('/cars/leaving')).status).toBe(410)
    const withdrawn = await get('/cars/leaving')
    expect(withdrawn).toMatchObject({ found: 'HIT', cached: expect.stringMatching(/^public, max-age=0,/) })
    expect((await get('/cars/leaving', { 'if-none-match': '*' })).status).toBe(410)
    expect(withdrawn.body).toContain('"index":false'.replaceAll('"', '&quot;'))
    expect(withdrawn.body).toContain('href="/cars/staying"')
    expect(withdrawn.body).not.toMatch(/ld\+json|\$24,990.{0,40}leaving/)
    await become('in_stock')
    await expect.poll(async () => (await get('/cars/leaving')).status).toBe(200)
  })

  it('the address of a car answers 404 with a search for an unknown car', async () => {
    const missing = await get('/cars/flying-carpet')
    expect(missing.status).toBe(404)
    expect(missing.body).toMatch(/<form[^>]+action="\/search"/)
  })

  it('the address of a car shows a quote that was cached meanwhile (API-10)', async () => {
    expect((await get('/cars/staying')).found).toBe('MISS')
    expect((await get('/cars/staying')).found).toBe('HIT')
    const quote = { weeklyCents: 12_140, rate: 6.99, comparisonRate: 8.1 }
    await storeQuote(world.db, world.north.organisationId, { car: car({ id: 'staying' }), quote })
    await expect.poll(async () => (await get('/cars/staying')).found).toBe('MISS')
  })

  it('the address of a car hides a masked phone number from header, footer, map block and data (VDP-16, VDP-18)', async () => {
    const masked = await get('/cars/staying')
    expect(masked.body).toContain('02 55*******')
    expect(masked.body.replace(/\D/g, '')).not.toContain('255501234')
  })
})
