import type { Car } from '@forecourt/rules/entities/Car'
import { handleSearchRequest } from '@forecourt/search/protocol/handleSearchRequest'
import { stockHits, stockTarget } from '@forecourt/search/stock/stockTarget'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoNow } from './demoNow'
import { type Demo, openDemo } from './seededDemo'

let demo: Demo
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo.close())

it('gives search clients of every demo site no field of a car that the site does not show (VDP-04, VDP-26, CAR-14, CAR-23)', async () => {
  const known: Car[] = []
  for (const { site } of demo.sites) {
    const { config, dealershipIds } = site
    const index = await demo.indexOf(site)
    known.push(...index.cars)
    const credentials = { appId: 'A', apiKey: 'K' }
    const hits = stockHits(config)
    const { stock, price } = config
    const target = stockTarget({ indexName: 'i', index: index.engine, credentials, hits, stock, price, dealershipIds, now: demoNow })
    const url = '/1/indexes/i/query?x-algolia-application-id=A&x-algolia-api-key=K'
    const body = JSON.stringify({ hitsPerPage: 1000 })
    const { hits: given } = JSON.parse(handleSearchRequest({ method: 'POST', url, body, header: () => undefined }, target).body)
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
