import type { StockSearch } from '@forecourt/rules/search/StockSearch'
import { lexiconConfig, stockLexicon } from '@forecourt/rules/search/understanding/stockLexicon'
import { describe, expect, it } from 'vitest'
import { listsWithCars } from '../../../apps/site/src/search/listsWithCars'
import { suggestionRows, toSearch } from '../../../packages/runtime/src/sections/keyword-search/suggestionRows'
import { demoNow } from '../demoNow'
import { type DemoSite, openDemo } from '../seededDemo'
import { carsListedAt } from './carsListedAt'

const demo = await openDemo()

/** A site's own search, as its endpoint uses it. */
const searchIn = ({ site }: DemoSite): StockSearch => ({
  search: async ({ state, preset, now }) => (await demo.indexOf(site)).search(state, { ...site, preset, now }),
})

const anything = { query: '', page: 1, sortBy: 'recommended' as const, values: {}, ranges: {} }

const searchOf = async ({ site, siteData }: DemoSite) => {
  const index = await demo.indexOf(site)
  const of = { config: site.config, preset: {}, dealershipIds: site.dealershipIds, now: demoNow }
  const result = index.search(anything, { ...of, config: lexiconConfig(site.config) })
  return {
    lexicon: stockLexicon(result, { config: site.config, site: siteData, now: demoNow }),
    count: (state: Parameters<typeof index.search>[0]) => index.search(state, of).total,
  }
}

describe.each(demo.sites)('$site.slug', (of) => {
  it('the example in the search field finds cars (SRC-06)', async () => {
    const { lexicon, count } = await searchOf(of)
    const example = /“(.+)”/.exec(of.site.config.search.placeholder)?.[1] ?? ''
    expect([example, example === '' || count(toSearch(example, lexicon)) > 0]).toEqual([example, true])
  })

  it('every suggestion while typing finds cars (SRC-06)', async () => {
    const { lexicon } = await searchOf(of)
    const letters = [...'abcdefghijklmnopqrstuvwxyz']
    const bodies = (lexicon.values.body ?? []).slice(0, 3).map(([value]) => value)
    const colours = (lexicon.values.colour ?? []).slice(-3).map(([value]) => value)
    const texts = letters.flatMap((letter) => ['', ...bodies, ...colours].map((before) => `${before} ${letter}`.trim()))
    const empty: string[] = []
    let tried = 0
    for (const text of texts) {
      const shown = { lexicon, recent: [], cars: [], list: undefined }
      const { unproven } = suggestionRows(text, { ...shown, found: [] })
      const found = await listsWithCars(unproven, { site: of.site, names: of.siteData.names, search: searchIn(of), now: demoNow })
      for (const { href, label } of suggestionRows(text, { ...shown, found }).rows) {
        tried++
        if ((await carsListedAt(demo, of, href)) === 0) empty.push(`${text}: ${label}`)
      }
    }
    expect(tried).toBeGreaterThan(100)
    expect(empty).toEqual([])
  })
})
