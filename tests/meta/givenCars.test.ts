import type { Car } from '@forecourt/rules/entities/Car'
import { filterFacets } from '@forecourt/rules/search/filters/filterFacets'
import type { StockIndex } from '@forecourt/search/createStockIndex'
import { handleSearchRequest } from '@forecourt/search/protocol/handleSearchRequest'
import { stockHits, stockTarget } from '@forecourt/search/stock/stockTarget'
import { expect, it } from 'vitest'
import { demoNow } from './demoNow'
import { type DemoSite, openDemo } from './seededDemo'

const demo = await openDemo()

/** The search of a site as its clients reach it. */
const searchOf = ({ config, dealershipIds }: DemoSite['site'], index: StockIndex) => {
  const credentials = { appId: 'A', apiKey: 'K' }
  const hits = stockHits(config)
  const { stock, price, search } = config
  const target = stockTarget({ indexName: 'i', index: index.engine, credentials, hits, stock, price, search, dealershipIds, now: demoNow })
  const url = '/1/indexes/i/query?x-algolia-application-id=A&x-algolia-api-key=K'
  return (params: object) => {
    const answer = handleSearchRequest({ method: 'POST', url, body: JSON.stringify(params), header: () => undefined }, target)
    return { status: answer.status, body: JSON.parse(answer.body) }
  }
}

it('gives search clients of every demo site no field of a car that the site does not show (VDP-04, VDP-26, CAR-14, CAR-23)', async () => {
  const known: Car[] = []
  for (const { site } of demo.sites) {
    const { config } = site
    const index = await demo.indexOf(site)
    known.push(...index.cars)
    const { hits: given } = searchOf(site, index)({ hitsPerPage: 1000 }).body
    expect(given.length).toBeGreaterThan(50)
    for (const { car, ...attributes } of given as { car: Car; [attribute: string]: unknown }[]) {
      if (!config.vdp.showViews) expect(car.views).toBe(0)
      if (!config.vdp.showMarketPrice) expect(car.marketPrices).toEqual({})
      if (!config.estimate.requestQuotes) expect(car.nvic).toBeNull()
      if (!config.estimate.show) expect(car.financeQuote).toBeNull()
      expect([[], [config.finance.provider]]).toContainEqual(Object.keys(car.financeLenders))
      if (!config.price.offerSubscriptions) {
        expect(car.subscriptionPriceCents).toBeNull()
        expect(attributes).not.toHaveProperty('subscription_price')
        expect(attributes).not.toHaveProperty('weekly_price_range')
      }
      expect(car).toMatchObject({ dealerComments: null, standardEquipment: [], customRank: 0, regoPlate: null })
    }
  }
  // The demo has something to hide.
  expect(known.some(({ views }) => views > 0)).toBe(true)
  expect(known.some(({ nvic }) => nvic !== null)).toBe(true)
  expect(demo.sites.some(({ site }) => !site.config.vdp.showViews)).toBe(true)
})

it('answers what pages of clients ask at once: every value of every facet, a thousand cars with all their words marked (SRC-45, SRC-46)', async () => {
  for (const { site } of demo.sites) {
    const ask = searchOf(site, await demo.indexOf(site))
    const values = ask({ facets: ['*'], maxValuesPerFacet: 1000, hitsPerPage: 0 })
    expect([site.slug, values.status]).toEqual([site.slug, 200])
    expect(Object.keys(values.body.facets).length).toBeGreaterThan(20)
    for (const params of [{ query: 'used white toyota auto' }, { query: 'white', attributesToHighlight: ['*'] }])
      expect([site.slug, params.query, ask({ ...params, hitsPerPage: 1000 }).status]).toEqual([site.slug, params.query, 200])
  }
})

it('advises clients to draw the filters the site has, in its order, each of them counted (SRC-03, CFG-16)', async () => {
  for (const { site } of demo.sites) {
    const ask = searchOf(site, await demo.indexOf(site))
    const { facets, renderingContent } = ask({ facets: ['*'], hitsPerPage: 0 }).body
    const { order } = renderingContent.facetOrdering.facets
    const shown = filterFacets(site.config.search)
    expect([site.slug, order]).toEqual([site.slug, shown.filter((facet) => order.includes(facet))])
    expect(order.length).toBeGreaterThan(4)
    expect([site.slug, order.filter((facet: string) => !(facet in facets))]).toEqual([site.slug, []])
  }
})

it('leads from a make to its models as hierarchical menus ask: each level names those above it (SRC-03)', async () => {
  for (const { site } of demo.sites) {
    const ask = searchOf(site, await demo.indexOf(site))
    const { make, model_path } = ask({ facets: ['make', 'model_path'], maxValuesPerFacet: 1000, hitsPerPage: 0 }).body.facets
    const models = Object.entries(model_path as Record<string, number>)
    for (const [name, count] of Object.entries(make as Record<string, number>)) {
      const beneath = models.filter(([path]) => path.startsWith(`${name} > `))
      expect([site.slug, name, beneath.reduce((sum, [, cars]) => sum + cars, 0)]).toEqual([site.slug, name, count])
    }
    const [path = '', count] = models[0] ?? []
    expect(ask({ facetFilters: [`model_path:${path}`], hitsPerPage: 0 }).body.nbHits).toBe(count)
  }
})
