import type { Route } from '@forecourt/rules/pages/Route'
import { beforeAll, expect, it } from 'vitest'
import type { PublishedSite } from '../sites/publishedSite'
import { addCars } from '../testing/addCars'
import { liveSite } from '../testing/liveSite'
import { useWorld } from '../testing/useWorld'
import { loadSiteData } from './loadSiteData'
import { pageExists } from './pageExists'

const world = useWorld()
let site: PublishedSite

beforeAll(async () => {
  await addCars(world.db, world.north, [
    { id: 'here', slug: 'slug-here' },
    { id: 'gone', slug: 'slug-gone', status: 'withdrawn' },
  ])
  site = await liveSite(world.db, world.north.siteId)
})

it.each<[name: string, route: Route, exists: boolean]>([
  ['a car', { page: 'car', path: '/cars/slug-here', slug: 'slug-here' }, true],
  ['a car by its id', { page: 'car', path: '/cars/here', slug: 'here' }, true],
  ['a withdrawn car, whose page says so', { page: 'car', path: '/cars/slug-gone', slug: 'slug-gone' }, true],
  ['a car nobody has', { page: 'car', path: '/cars/unknown-1', slug: 'unknown-1' }, false],
  ['the sheet of a car nobody has', { page: 'print', path: '/print/unknown-1', slug: 'unknown-1' }, false],
  ['an offer nobody made', { page: 'offer', path: '/offers/unknown', offerId: 'unknown' }, false],
  ['a post nobody wrote', { page: 'post', path: '/blog/unknown', slug: 'unknown' }, false],
  ['a tag no post has', { page: 'blog', path: '/blog/tag/x', category: null, tag: 'x', number: 1 }, false],
  ['a page past the last of a list', { page: 'blog', path: '/blog/page/9', category: null, tag: null, number: 9 }, false],
  ['the blog itself, without a post, too', { page: 'blog', path: '/blog', category: null, tag: null, number: 1 }, true],
  ['a place nobody has', { page: 'location', path: '/our-location/unknown', slug: 'unknown' }, false],
  ['the home page', { page: 'content', path: '/', pageId: 'home' }, true],
])('$0: $2', async (_name, route, exists) => {
  const data = await loadSiteData(world.db, site, '2026-06-10T00:00:00.000Z')
  expect(await pageExists(world.db, site, route, data)).toBe(exists)
})
