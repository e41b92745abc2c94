import { createMarketFeed, removeMarketFeed } from '@forecourt/data/market-feeds/marketFeeds'
import { loadSiteData } from '@forecourt/data/pages/loadSiteData'
import { publishedSite } from '@forecourt/data/sites/publishedSites'
import { insertCars } from '@forecourt/data/stock/insertCars'
import { buildActor } from '@forecourt/data/testing/buildWorld'
import { useWorld } from '@forecourt/data/testing/useWorld'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { expect, test } from 'vitest'
import type { LiveSite } from '../sites/createSiteRegistry'
import { marketFileResponse } from './marketFileResponse'

// biome-ignore lint/correctness/useHookAtTopLevel: a fixture, not a hook
const world = useWorld()
const now = '2026-06-01T02:00:00.000Z'

const liveAt = async (side: 'north' | 'south'): Promise<LiveSite> => {
  const published = await publishedSite(world.db, world[side].siteId)
  if (!published) throw new Error('The site is not published.')
  return { published, siteData: () => loadSiteData(world.db, published, now), stockIndex: () => Promise.reject(new Error('Not needed')) }
}
const open = async (format: string): Promise<string> => {
  const { organisationId, siteId } = world.north
  const feed = await createMarketFeed(world.db.forOrganisation(organisationId), { siteId, format, title: format, actor: buildActor })
  return feed?.secret ?? ''
}
const ask = async (secret: string, file: string, side: 'north' | 'south' = 'north') =>
  marketFileResponse(world.db, await liveAt(side), { secret, file, originTemplate: 'https://{host}', now })

test('A marketplace reads the cars that the site lists, page by page, only by a secret address (ENT-01)', async () => {
  const { organisationId, dealershipId, locationId, siteId } = world.north
  const many = Array.from({ length: 700 }, (_, index) =>
    buildCar({
      id: `many-${index}`,
      slug: `many-${index}`,
      stockNumber: `M${index}`,
      vin: `KNAB251CAJ5${String(index).padStart(6, '0')}`,
      dealershipId,
      locationId,
    }),
  )
  await world.db.forOrganisation(organisationId).transaction((tx) =>
    insertCars(tx, organisationId, [
      ...many,
      buildCar({
        id: 'twin-a',
        slug: 'twin-a',
        stockNumber: 'T1',
        vin: 'KNAB251CAJ5999999',
        createdAt: '2026-02-01T00:00:00.000Z',
        dealershipId,
        locationId,
      }),
      buildCar({
        id: 'twin-b',
        slug: 'twin-b',
        stockNumber: 'T2',
        vin: 'KNAB251CAJ5999999',
        createdAt: '2026-01-01T00:00:00.000Z',
        dealershipId,
        locationId,
      }),
      buildCar({ id: 'sold', slug: 'sold', stockNumber: 'S1', status: 'sold', soldAt: now, dealershipId, locationId }),
      buildCar({ id: 'kept-off', slug: 'kept-off', stockNumber: 'K1', showOnDealerWebsite: false, dealershipId, locationId }),
    ]),
  )
  const secret = await open('google-vehicle-ads')
  const answered = await ask(secret, 'google-vehicle-ads.tsv')
  expect([answered.status, answered.headers.get('content-type'), answered.headers.get('cache-control')]).toEqual([
    ...[200, 'text/tab-separated-values; charset=utf-8', 's-maxage=900'],
  ])
  expect(answered.headers.get('surrogate-key')).toContain(`lists:${organisationId}`)
  const [headings = '', ...lines] = (await answered.text()).trimEnd().split('\n')
  const ids = lines.map((line) => line.split('\t')[0])
  expect(headings.split('\t').slice(0, 2)).toEqual(['id', 'VIN'])
  expect(new Set(ids).size).toBe(702)
  expect(['twin-a', 'twin-b', 'sold', 'kept-off', world.north.carId].map((id) => ids.includes(id))).toEqual([
    false,
    true,
    false,
    false,
    true,
  ])
  expect(lines.find((line) => line.startsWith('many-7\t'))).toContain('https://north.localhost/cars/many-7')

  const json = await open('stock-json')
  expect(((await (await ask(json, 'cars.json')).json()) as unknown[]).length).toBe(703)

  expect((await ask(secret, 'cars.json')).status).toBe(404)
  expect((await ask('x'.repeat(32), 'google-vehicle-ads.tsv')).status).toBe(404)
  expect((await ask(secret, 'google-vehicle-ads.tsv', 'south')).status).toBe(404)
  const reopened = await open('google-vehicle-ads')
  expect([(await ask(secret, 'google-vehicle-ads.tsv')).status, (await ask(reopened, 'google-vehicle-ads.tsv')).status]).toEqual([404, 200])
  await removeMarketFeed(world.db.forOrganisation(organisationId), {
    siteId,
    format: 'google-vehicle-ads',
    title: 'Google',
    actor: buildActor,
  })
  expect((await ask(reopened, 'google-vehicle-ads.tsv')).status).toBe(404)
})
