import { loadSiteData } from '@forecourt/data/pages/loadSiteData'
import { publishedSite } from '@forecourt/data/sites/publishedSites'
import { addCars } from '@forecourt/data/testing/addCars'
import { changeDraft, liveSite } from '@forecourt/data/testing/siteDraft'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import type { NextApiRequest, NextApiResponse } from 'next'
import { beforeEach, expect, it, vi } from 'vitest'
import answerForecast from '../pages/api/forecast'
import { otherRequests } from '../sites/otherRequests'
import { forecastGate } from './forecastGate'
import { forecastPages } from './forecastPages'

const world = testWorld()
vi.mock('../env', () => ({
  env: () => ({
    ...{ TRUSTED_PROXIES: 0, NODE_ENV: 'production', SITE_ORIGIN_TEMPLATE: 'https://{host}', THIRD_PARTY_TAGS: 'all', IMAGE_CDN: '' },
    INTERNAL_SECRET: 'a secret of the installation',
  }),
}))
vi.mock('../sites/database', () => ({ database: () => world.db }))
vi.mock('../document/documentAssets', () => ({ documentAssets: () => ({ script: '/assets/s.js', styles: ['/assets/s.css'], fonts: {} }) }))
const noIndex = () => Promise.reject(new Error('No index'))
vi.mock('../sites/siteRegistry', () => ({
  siteRegistry: () => ({
    byId: async (siteId: string) => {
      const published = await publishedSite(world.db, siteId)
      return published && { published, siteData: () => loadSiteData(world.db, published, new Date().toISOString()), stockIndex: noIndex }
    },
    ofOrganisation: async () => [],
    stockIndexOf: noIndex,
  }),
}))

// The time limits of forecasts don't pass on a busy machine.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date() }))

it('a forecast compares the live pages with those of the draft, and groups equal changes (CFG-12)', async () => {
  const { organisationId, siteId } = world.north
  await addCars(world.db, world.north, [
    { id: 'rio', priceCents: 2_499_000, driveAwayCents: 2_499_000 },
    { id: 'sorento', priceCents: 5_499_000, driveAwayCents: 5_499_000 },
  ])
  const unchanged = await forecastPages(siteId, { sample: false })
  expect(unchanged).toMatchObject({ changed: 0, complete: true, groups: [] })
  expect(unchanged?.checked).toBeGreaterThan(4)

  await changeDraft(world.db.forOrganisation(organisationId), siteId, (values) => ({
    ...values,
    footer: { ...(values.footer as object), line: 'Open on Sunday. {licence}' },
  }))
  const all = await forecastPages(siteId, { sample: false })
  expect(all).toMatchObject({ changed: all?.total, complete: true })
  expect(
    all?.groups.some(({ count, changes }) => count === all.total && changes.some(({ sentence }) => sentence.includes('Open on Sunday'))),
  ).toBe(true)

  const sample = await forecastPages(siteId, { sample: true })
  expect(sample?.total).toBe(all?.total)
  expect(sample?.changed).toBeGreaterThan(0)
  expect(await forecastPages('missing', { sample: true })).toBeNull()
})

it('a forecast whose caller is gone renders no further page', async () => {
  const caller = new AbortController()
  const renders = vi.spyOn(otherRequests(), 'finished').mockImplementation(async () => {
    if (renders.mock.calls.length === 3) caller.abort()
  })
  const stopped = await forecastPages(world.north.siteId, { sample: false }, caller.signal)
  expect(stopped).toMatchObject({ checked: 2, complete: false })
  expect(stopped?.total).toBeGreaterThan(4)
  // Two pages can't prove that nothing changes.
  expect(stopped?.bounds?.from).toBeLessThanOrEqual(stopped?.changed ?? 0)
  expect(stopped?.bounds?.to).toBeGreaterThan(stopped?.checked ?? 0)
  renders.mockRestore()
})

it('a change that only sold cars show is forecast (CFG-12, CAR-04)', async () => {
  const { siteId } = world.north
  await addCars(world.db, world.north, [{ id: 'cerato', status: 'sold', soldAt: '2020-01-01T00:00:00.000Z' }])
  const { config } = await liveSite(world.db, siteId)
  const sold = await forecastPages(siteId, { sample: false, config: { ...config, tags: { ...config.tags, soldText: 'Found a home' } } })
  expect(sold).toMatchObject({ complete: true })
  expect(sold?.groups.map(({ path }) => path)).toContain('/cars/cerato')
})

it('a forecast renders pages twice only if they read what changes, and names these settings (CFG-12)', async () => {
  const { siteId } = world.north
  const { config } = await liveSite(world.db, siteId)
  const page = config.pages.list.find(({ shown, blocks }) => shown && blocks.some((block) => block.shown))
  const first = page?.blocks.find((block) => block.shown)
  if (!page || !first) throw new Error('The site has no page with a block.')
  const list = config.pages.list.map((each) =>
    each.id === page.id
      ? { ...each, blocks: each.blocks.map((block) => (block.id === first.id ? { ...block, shown: false } : block)) }
      : each,
  )
  const one = await forecastPages(siteId, { sample: false, config: { ...config, pages: { ...config.pages, list } } })
  expect(one).toMatchObject({ changed: 1, complete: true })
  expect(one?.rendered).toBeLessThan(one?.checked ?? 0)
  expect(one?.groups[0]?.path).toBe(page.path)
  expect(one?.groups[0]?.settings.every((pointer) => pointer.startsWith('/pages/list'))).toBe(true)
})

it('a page that is turned off is forecast to disappear (CFG-12)', async () => {
  const { siteId } = world.north
  const { config } = await liveSite(world.db, siteId)
  const page = config.pages.list.find(({ shown, path }) => shown && path !== '/')
  if (!page) throw new Error('The site has a page beside its home.')
  const list = config.pages.list.map((each) => (each.id === page.id ? { ...each, shown: false } : each))
  const forecast = await forecastPages(siteId, { sample: false, config: { ...config, pages: { ...config.pages, list } } })
  expect(forecast).toMatchObject({ complete: true, found: forecast?.changed })
  const gone = forecast?.groups.find(({ changes }) => changes.some(({ sentence }) => sentence === 'The page disappears'))
  expect(gone?.path).toBe(page.path)
})

it('a site server runs one complete forecast and one sample at a time; another waits for it', async () => {
  const release = await forecastGate(false).enter(world.north.siteId, 'console')
  let isDone = false
  const second = forecastGate(false)
    .enter(world.north.siteId, 'console')
    .then((leave) => {
      isDone = true
      leave?.()
    })
  const sample = await forecastGate(true).enter(world.north.siteId, 'console')
  expect([release === null, sample === null, isDone]).toEqual([false, false, false])
  sample?.()
  release?.()
  await second
  expect(isDone).toBe(true)
})

it('a forecast is for processes that know the secret', async () => {
  const statuses: number[] = []
  const response = { setHeader: () => {}, once: () => {}, status: (status: number) => ({ json: () => statuses.push(status) }) }
  const post = (secret: string, body: unknown) =>
    answerForecast(
      { method: 'POST', headers: { 'x-internal-secret': secret }, body } as unknown as NextApiRequest,
      response as unknown as NextApiResponse,
    )
  await post('a guess', { siteId: world.north.siteId, sample: true })
  await post('a secret of the installation', { siteId: 1 })
  await post('a secret of the installation', { siteId: world.north.siteId, sample: true })
  expect(statuses).toEqual([404, 400, 200])
})
