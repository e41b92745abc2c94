import type { Car } from '@forecourt/rules/entities/Car'
import { embeddedSearch } from '@forecourt/search/stock/embeddedSearch'
import { expect, it } from 'vitest'
import { demoNow } from './demoNow'
import { openDemo } from './seededDemo'

const demo = await openDemo()

it('the server gives the stock lists of every demo site no field of a car that the site does not show (VDP-04, VDP-26, CAR-14, CAR-23)', async () => {
  const known: Car[] = []
  for (const { site } of demo.sites) {
    const { config } = site
    const index = await demo.indexOf(site)
    known.push(...index.cars)
    const { cars } = await embeddedSearch(index).search({
      site: { ...site, config: { ...config, search: { ...config.search, pageSize: 1000 } } },
      state: { query: '', page: 1, sortBy: 'recommended', values: {}, ranges: {} },
      preset: {},
      now: demoNow,
    })
    expect(cars.length).toBeGreaterThan(50)
    for (const car of cars) {
      if (!config.vdp.showViews) expect(car.views).toBe(0)
      if (!config.vdp.showMarketPrice) expect(car.marketPrices).toEqual({})
      if (!config.estimate.requestQuotes) expect(car.nvic).toBeNull()
      if (!config.estimate.show) expect(car.financeQuote).toBeNull()
      expect([[], [config.finance.provider]]).toContainEqual(Object.keys(car.financeLenders))
      if (!config.price.offerSubscriptions) expect(car.subscriptionPriceCents).toBeNull()
      expect(car).toMatchObject({ dealerComments: null, standardEquipment: [], customRank: 0, regoPlate: null })
    }
  }
  // The demo has private data.
  expect(known.some(({ views }) => views > 0)).toBe(true)
  expect(known.some(({ nvic }) => nvic !== null)).toBe(true)
  expect(demo.sites.some(({ site }) => !site.config.vdp.showViews)).toBe(true)
})
