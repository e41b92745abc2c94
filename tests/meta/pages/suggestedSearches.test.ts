import { matchRoute } from '@forecourt/rules/pages/matchRoute'
import { parseSearch } from '@forecourt/rules/search/parseSearch'
import type { StockSearch } from '@forecourt/rules/search/StockSearch'
import { lexiconConfig, stockLexicon } from '@forecourt/rules/search/understanding/stockLexicon'
import { describe, expect, it } from 'vitest'
import { listsWithCars } from '../../../apps/site/src/search/listsWithCars'
import { suggestionRows, toSearch } from '../../../packages/runtime/src/sections/keyword-search/suggestionRows'
import { demoNow } from '../demoNow'
import { drawnPage } from '../drawnPage'
import { samplePages } from '../samplePages'
import { type DemoSite, openDemo } from '../seededDemo'

const demo = await openDemo()
const pages = await samplePages(demo)

/** A site's own search, as its endpoint uses it. */
const searchIn = ({ site }: DemoSite): StockSearch => ({
  search: async ({ state, preset, now }) => (await demo.indexOf(site)).search(state, { ...site, preset, now }),
})

/** Kinds of pages whose links into the stock are suggestions; a car that is sold names its make in its breadcrumb. */
const suggesting = new Set(['content', 'search', 'notFound'])

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

/** Cars at a list's address; null for an address that is no list. */
const listed = async ({ site, siteData }: DemoSite, href: string): Promise<number | null> => {
  const { pathname, searchParams } = new URL(href, 'http://site')
  const match = matchRoute(site.config, siteData.names, pathname)
  if (match.kind !== 'page' || match.route.page !== 'search') return null
  const { preset } = match.route
  const state = parseSearch(searchParams, { config: site.config, preset })
  const index = await demo.indexOf(site)
  return index.search(state, { config: site.config, preset, dealershipIds: site.dealershipIds, now: demoNow }).total
}

describe.each(demo.sites)('$site.slug', (of) => {
  it('the example in the search field finds cars (SRC-06)', async () => {
    const { lexicon, count } = await searchOf(of)
    const example = /“(.+)”/.exec(of.site.config.search.placeholder)?.[1] ?? ''
    expect([example, example === '' || count(toSearch(example, lexicon)) > 0]).toEqual([example, true])
  })

  it('every link to a list of cars finds cars (SRC-06)', async () => {
    const empty: string[] = []
    const seen = new Set<string>()
    for (const page of pages.filter((each) => each.of === of && suggesting.has(each.route.page)))
      for (const [, escaped = ''] of drawnPage(page).matchAll(/href="(\/search[^"]*)"/g)) {
        const href = escaped.replaceAll('&amp;', '&')
        if (seen.has(href)) continue
        seen.add(href)
        if ((await listed(of, href)) === 0) empty.push(`${page.name}: ${href}`)
      }
    expect(seen.size).toBeGreaterThan(0)
    expect(empty).toEqual([])
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
        if ((await listed(of, href)) === 0) empty.push(`${text}: ${label}`)
      }
    }
    expect(tried).toBeGreaterThan(100)
    expect(empty).toEqual([])
  })
})
