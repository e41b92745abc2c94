import { placedCards } from '@forecourt/rules/search/list/placedCards'
import type { SearchState } from '@forecourt/rules/search/SearchState'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import { expect, it } from 'vitest'
import { scenarios } from './scenarios'
import { scenarioLayers } from './testing/scenarioLayers'

const sites = scenarios.flatMap((scenario) =>
  scenario.sites.map((site) => ({ name: site.name, config: resolveConfig(scenarioLayers(scenario, site)).config })),
)

const wholeStock: SearchState = { query: '', page: 1, sortBy: 'recommended', values: {}, ranges: {} }

// Rows have one to four cards. Two dozen cars would exceed the 1,800 elements of a list where cards state repayments and offers.
it.each(sites)('a full page of the stock list of $name fills its rows with cars and promotions (SRC-34, SRC-42)', ({ config }) => {
  const { pageSize } = config.search
  const inserted = placedCards({ config, now: '2026-12-01T00:00:00.000Z', state: wholeStock, carCount: pageSize })
  expect((pageSize + inserted.length) % 12).toBe(0)
})

// In New Zealand a repayment is stated with its total, for which cards have no room.
it('the cards of an Australian site with weekly repayments state them, unless its cars are by the week (CARD-05)', () => {
  const without = sites.filter(
    ({ config: { finance, card, price, identity } }) =>
      identity.country === 'AU' && finance.showWidget && !card.showWeekly && !price.offerSubscriptions,
  )
  expect(without.map(({ name }) => name)).toEqual([])
})
