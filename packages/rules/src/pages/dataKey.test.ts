import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { dataKey } from './findPageRules'
import type { Route } from './Route'

const home: Route = { page: 'content', pageId: 'home', path: '/' }
const search: Route = { page: 'search', path: '/search', preset: {} }
const car: Route = { page: 'car', path: '/cars/a', slug: 'a' }
const routes: Route[] = [
  home,
  search,
  car,
  { page: 'locations', path: '/our-location' },
  { page: 'offers', path: '/special-offers' },
  { page: 'success', path: '/success' },
]
const key = (route: Route, values: ConfigValues = {}) => dataKey(buildConfig(values), route)
const hero = { pages: { list: [{ id: 'home', blocks: [{ id: 'hero', kind: 'hero' as const, heading: 'New words' }] }] } }

it.each([
  { name: 'colours', values: { theme: { brandColour: '#123456' } } },
  { name: 'words of a block', values: hero },
  { name: 'buttons', values: { vdp: { buttons: [{ id: 'call', label: 'Ring us' }] } } },
  { name: 'the menu', values: { navigation: { items: [{ id: 'stock', label: 'Cars' }] } } },
  { name: 'price texts', values: { price: { noPriceText: 'POA' } } },
  { name: 'the filters', values: { search: { filterVariant: 2, heading: 'Cars' } } },
] satisfies { name: string; values: ConfigValues }[])('the preview needs no new data for $name', ({ values }) => {
  for (const route of routes) expect(key(route, values)).toBe(key(route))
})

it.each([
  { name: 'used cars only, on every page with cars (CFG-12)', routes: [home, search, car], values: { stock: { carTypes: ['used'] } } },
  { name: 'the minimum number of photos (CFG-12)', routes: [home, search], values: { stock: { minImageCount: 3 } } },
  { name: 'the page size (SRC-34)', routes: [search], values: { search: { pageSize: 12 } } },
  { name: 'the default sort (SRC-17)', routes: [search], values: { search: { defaultSort: 'newest' } } },
  { name: 'similar cars', routes: [car], values: { vdp: { showSimilar: false } } },
  {
    name: 'pictures in a browse block',
    routes: [home],
    values: { pages: { list: [{ id: 'home', blocks: [{ id: 'makes', kind: 'browse', layout: 'pictures' }] }] } },
  },
  {
    name: 'the number of cars in a block',
    routes: [home],
    values: { pages: { list: [{ id: 'home', blocks: [{ id: 'latest', kind: 'featuredStock', limit: 9 }] }] } },
  },
  {
    name: 'the single manufacturer whose offers show',
    routes: [
      { page: 'offers', path: '/special-offers' },
      { page: 'offer', path: '/offers/a', offerId: 'a' },
    ],
    values: { identity: { manufacturer: 'Mazda' } },
  },
  {
    name: 'a block that is hidden',
    routes: [home],
    values: { pages: { list: [{ id: 'home', blocks: [{ id: 'latest', kind: 'featuredStock', shown: false }] }] } },
  },
] satisfies { name: string; routes: Route[]; values: ConfigValues }[])(
  'the preview needs new data for $name',
  ({ routes: changed, values }) => {
    for (const route of changed) expect(key(route, values)).not.toBe(key(route))
  },
)

it('the key of page data differs between pages, cars and search paths (RTE-04, RTE-14)', () => {
  const keys = [...routes, { ...car, slug: 'b' }, { ...search, preset: { make: 'Kia' } }].map((route) => key(route))
  expect(new Set(keys).size).toBe(keys.length)
})
