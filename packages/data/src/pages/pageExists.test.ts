import type { Route } from '@forecourt/rules/routing/Route'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { beforeAll, expect, it } from 'vitest'
import type { PublishedSite } from '../sites/publishedSite'
import { publishedSite } from '../sites/publishedSite'
import { insertCars } from '../stock/insertCars'
import { useWorld } from '../testing/useWorld'
import { loadSiteData } from './loadSiteData'
import { pageExists } from './pageExists'

const world = useWorld()
let site: PublishedSite

beforeAll(async () => {
  const { organisationId, dealershipId, locationId } = world.north
  const car = (id: string, over = {}) => buildCar({ id, slug: `slug-${id}`, stockNumber: id, dealershipId, locationId, ...over })
  await world.db.platform.transaction((tx) => insertCars(tx, organisationId, [car('here'), car('gone', { status: 'withdrawn' })]))
  const found = await publishedSite(world.db, world.north.siteId)
  if (!found) throw new Error('The site is not live.')
  site = found
})

it.each<{ name: string; route: Route; exists: boolean }>([
  { name: 'a car', route: { page: 'car', path: '/cars/slug-here', slug: 'slug-here' }, exists: true },
  { name: 'a car by its id', route: { page: 'car', path: '/cars/here', slug: 'here' }, exists: true },
  { name: 'a withdrawn car, whose page says so', route: { page: 'car', path: '/cars/slug-gone', slug: 'slug-gone' }, exists: true },
  { name: 'a car nobody has', route: { page: 'car', path: '/cars/unknown-1', slug: 'unknown-1' }, exists: false },
  { name: 'the sheet of a car nobody has', route: { page: 'print', path: '/print/unknown-1', slug: 'unknown-1' }, exists: false },
  { name: 'an offer nobody made', route: { page: 'offer', path: '/offers/unknown', offerId: 'unknown' }, exists: false },
  { name: 'a post nobody wrote', route: { page: 'post', path: '/blog/unknown', slug: 'unknown' }, exists: false },
  { name: 'a tag no post has', route: { page: 'blog', path: '/blog/tag/x', category: null, tag: 'x', number: 1 }, exists: false },
  {
    name: 'a page past the last of a list',
    route: { page: 'blog', path: '/blog/page/9', category: null, tag: null, number: 9 },
    exists: false,
  },
  {
    name: 'the blog itself, without a post, too',
    route: { page: 'blog', path: '/blog', category: null, tag: null, number: 1 },
    exists: true,
  },
  { name: 'a place nobody has', route: { page: 'location', path: '/our-location/unknown', slug: 'unknown' }, exists: false },
  { name: 'the home page', route: { page: 'content', path: '/', pageId: 'home' }, exists: true },
])('$name: $exists', async ({ route, exists }) => {
  const data = await loadSiteData(world.db, site, '2026-06-10T00:00:00.000Z')
  expect(await pageExists(world.db, site, route, data)).toBe(exists)
})
