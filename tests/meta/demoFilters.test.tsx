import { createDatabase } from '@forecourt/data/createDatabase'
import { roleUrls } from '@forecourt/data/migrate/roleUrls'
import { postgresSearch } from '@forecourt/data/stock/search/postgresSearch'
import { matchRoute } from '@forecourt/rules/pages/matchRoute'
import type { PageData } from '@forecourt/rules/pages/PageRules'
import type { Route } from '@forecourt/rules/pages/Route'
import { whyFiltersShow } from '@forecourt/rules/search/filters/whyFiltersShow'
import { parseSearch } from '@forecourt/rules/search/parseSearch'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { demoNow } from './demoNow'
import { sampled } from './sampled'
import { type DemoSite, openDemo } from './seededDemo'
import { serverHtml } from './serverHtml'

const demo = await openDemo()
const db = createDatabase(roleUrls(inject('demoDatabaseUrl')))
afterAll(() => db.close())

const siteOf = (slug: string): DemoSite => {
  const of = demo.sites.find(({ site }) => site.slug === slug)
  if (!of) throw new Error(`There is no site ${slug}`)
  return of
}

type List = { readonly route: Extract<Route, { page: 'search' }>; readonly data: Extract<PageData, { page: 'search' }> }

const listAt = async ({ site, siteData }: DemoSite, href: string): Promise<List> => {
  const { pathname, search } = new URL(href, 'http://site')
  const match = matchRoute(site.config, siteData.names, pathname)
  const data = match.kind === 'page' ? await demo.load(site, siteData, match.route, search) : null
  if (match.kind !== 'page' || match.route.page !== 'search' || data?.page !== 'search')
    throw new Error(`${site.slug}: ${href} is no list of cars`)
  return { route: match.route, data }
}

/** Filters of a list as rendered on the server. */
const drawnFilters = (of: DemoSite, { route, data }: List): string[] => {
  const html = serverHtml({ found: true, route, config: of.site.config, data, request: of.request })
  const drawn = [...html.matchAll(/data-filter="(\w+)"/g)].map(([, facet]) => facet ?? '')
  return html.includes('data-setting="/search/certifiedLabel"') ? ['certified', ...drawn] : drawn
}

/** Entry lists of each site, with required and forbidden filters. */
const lists: { name: string; slug: string; href: string; has: readonly string[]; lacks: readonly string[] }[] = [
  {
    name: 'used cars of a yard',
    slug: 'saltbush',
    href: '/search',
    has: ['make', 'price', 'year', 'km', 'body'],
    lacks: ['car_type', 'item_type', 'sleeps', 'licence', 'range_km', 'location_name', 'dealership_name'],
  },
  {
    name: 'the cars of a maker’s dealer (CFG-16)',
    slug: 'karri-coast-toyota',
    href: '/search',
    has: ['certified', 'price', 'year', 'km', 'body', 'fuel', 'transmission', 'location_name'],
    lacks: ['car_type', 'make', 'item_type', 'sleeps', 'licence'],
  },
  {
    name: 'a group’s cars of all fuels',
    slug: 'meridian',
    href: '/search',
    has: ['car_type', 'make', 'price', 'fuel'],
    lacks: ['item_type', 'range_km', 'battery_kwh', 'sleeps'],
  },
  {
    name: 'the group’s electric cars',
    slug: 'meridian',
    href: '/search?fuel=Electric',
    has: ['fuel', 'range_km', 'battery_kwh'],
    lacks: ['sleeps', 'licence'],
  },
  {
    name: 'one dealership of the group',
    slug: 'geelong-mazda',
    href: '/search',
    has: ['car_type', 'price', 'body', 'fuel'],
    lacks: ['item_type', 'sleeps', 'dealership_name'],
  },
  {
    name: 'used cars of two yards',
    slug: 'kauri',
    href: '/search',
    has: ['make', 'price', 'year', 'km', 'body', 'fuel', 'transmission', 'location_name', 'near'],
    lacks: ['car_type', 'sleeps', 'range_km', 'item_type'],
  },
  {
    name: 'vans and bikes',
    slug: 'long-paddock',
    href: '/search',
    has: ['item_type', 'car_type', 'price', 'make', 'year'],
    lacks: ['range_km', 'battery_kwh', 'seats'],
  },
  {
    name: 'caravans',
    slug: 'long-paddock',
    href: '/search?item_type=caravan',
    has: ['item_type', 'price', 'sleeps', 'length', 'tare', 'atm', 'layout'],
    lacks: ['km', 'fuel', 'licence', 'engine_cc', 'transmission'],
  },
  {
    name: 'motorcycles',
    slug: 'long-paddock',
    href: '/search?item_type=motorcycle',
    has: ['item_type', 'licence', 'engine_cc', 'km', 'body'],
    lacks: ['sleeps', 'length', 'tare', 'atm', 'layout'],
  },
  {
    name: 'electric cars',
    slug: 'stillwater',
    href: '/search',
    has: ['range_km', 'battery_kwh', 'make', 'price', 'subscription_price'],
    lacks: ['fuel', 'sleeps', 'licence', 'item_type'],
  },
]

describe('the filters of the lists of the demo sites (SRC-05, CFG-06, CFG-16)', () => {
  it.each(lists)('the filters of the lists of the demo sites match the stock: $name', async ({ slug, href, has, lacks }) => {
    const of = siteOf(slug)
    const drawn = drawnFilters(of, await listAt(of, href))
    expect(drawn).toEqual(expect.arrayContaining([...has]))
    expect(drawn.filter((facet) => lacks.includes(facet))).toEqual([])
  })

  it('the filters of the lists of the demo sites are those that the editor explains, each with a choice', async () => {
    const visited = [...lists, ...demo.sites.map(({ site }) => ({ slug: site.slug, href: '/search' }))]
    for (const { slug, href } of visited) {
      const of = siteOf(slug)
      const list = await listAt(of, href)
      const { state, result, site } = list.data
      const drawn = drawnFilters(of, list)
      const explained = whyFiltersShow({ config: of.site.config, preset: list.route.preset, state, result, site })
      const shown = explained.flatMap(({ id, shown }) => (shown ? [id.replace('filter-', '')] : []))
      expect([slug, href, drawn.toSorted()]).toEqual([slug, href, shown.toSorted()])
      for (const facet of drawn) {
        if (facet === 'near' || state.values[facet as keyof typeof state.values]) continue
        const range = result.ranges[facet]
        const choice = range ? range.max > range.min : (result.facets[facet] ?? []).length > 1
        expect([slug, href, facet, choice]).toEqual([slug, href, facet, true])
      }
    }
  })

  /** The database uses separate conditions, which verify the index. */
  const inDatabase = (of: DemoSite, { route }: List, href: string) => {
    const state = parseSearch(new URL(href, 'http://site').searchParams, { config: of.site.config, preset: route.preset })
    return postgresSearch(db).search({ site: of.site, state, preset: route.preset, now: demoNow })
  }

  it.each(lists.slice(0, sampled(lists.length)))(
    'the filters of the lists of the demo sites leave exactly the counted cars, whichever value is chosen: $name',
    async ({ slug, href }) => {
      const of = siteOf(slug)
      const list = await listAt(of, href)
      const chosenBy = (facet: string, value: string) => {
        const url = new URL(href, 'http://site')
        url.searchParams.delete(facet)
        url.searchParams.set(facet, value)
        return url.pathname + url.search
      }
      let tried = 0
      for (const facet of drawnFilters(of, list)) {
        for (const { value, count } of list.data.result.facets[facet] ?? []) {
          // A switch has one selectable side.
          if (facet === 'certified' && value !== 'true') continue
          const chosen = chosenBy(facet, value)
          const { result } = (await listAt(of, chosen)).data
          const checked = await inDatabase(of, list, chosen)
          expect([chosen, result.total, checked.total]).toEqual([chosen, count, count])
          expect([chosen, result.cars.map(({ id }) => id)]).toEqual([chosen, checked.cars.map(({ id }) => id)])
          tried++
        }
        const range = list.data.result.ranges[facet]
        if (!range) continue
        const middle = Math.floor((range.min + range.max) / 2)
        const halves = [chosenBy(facet, `:${middle}`), chosenBy(facet, `${middle + 1}:`)]
        for (const chosen of halves) {
          const { result } = (await listAt(of, chosen)).data
          const checked = await inDatabase(of, list, chosen)
          expect([chosen, result.total]).toEqual([chosen, checked.total])
          const left = result.ranges[facet]
          expect([chosen, result.total > 0, result.total < list.data.result.total, left !== undefined]).toEqual([chosen, true, true, true])
          tried++
        }
      }
      expect(tried).toBeGreaterThan(20)
    },
  )
})
