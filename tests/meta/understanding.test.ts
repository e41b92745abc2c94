import { createDatabase, type Database } from '@forecourt/data/createDatabase'
import { roleUrls } from '@forecourt/data/migrate/roleUrls'
import { loadSiteData } from '@forecourt/data/pages/loadSiteData'
import { publishedSite, publishedSites } from '@forecourt/data/sites/publishedSites'
import { stockSource } from '@forecourt/data/stock/search/stockSource'
import { formatSearch } from '@forecourt/rules/search/formatSearch'
import { parseSearch } from '@forecourt/rules/search/parseSearch'
import type { SearchState } from '@forecourt/rules/search/SearchState'
import type { Lexicon } from '@forecourt/rules/search/understanding/Lexicon'
import { lexiconConfig, stockLexicon } from '@forecourt/rules/search/understanding/stockLexicon'
import { understand } from '@forecourt/rules/search/understanding/understand'
import { understoodState } from '@forecourt/rules/search/understanding/understoodState'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { loadStockIndex } from '@forecourt/search/createStockIndex'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { activeFilters } from '../../packages/runtime/src/sections/search/activeFilters'
import { understandingKilobytes } from '../bench/understandingKilobytes'
import { demoNow } from './demoNow'
import { examplePhrases } from './examplePhrases'
import { formatExpected, formatMeaning } from './formatMeaning'
import { shopperPhrases } from './shopperPhrases'

const anything: SearchState = { query: '', page: 1, sortBy: 'recommended', values: {}, ranges: {} }

let db: Database
const sites = new Map<string, { readonly config: ResolvedConfig; readonly lexicon: Lexicon }>()

/** Search vocabulary of each demo site from its stock. */
beforeAll(async () => {
  db = createDatabase(roleUrls(inject('demoDatabaseUrl')))
  for (const { siteId } of await publishedSites(db)) {
    const site = await publishedSite(db, siteId)
    if (!site) throw new Error(`The demo site ${siteId} is not there.`)
    const index = await loadStockIndex(stockSource(db, site.organisationId, () => demoNow).pages())
    const { config, dealershipIds } = site
    const result = index.search(anything, { config: lexiconConfig(config), preset: {}, dealershipIds, now: demoNow })
    sites.set(site.slug, { config, lexicon: stockLexicon(result, { config, site: await loadSiteData(db, site, demoNow), now: demoNow }) })
  }
})
afterAll(() => db.close())

const siteOf = (slug: string) => {
  const site = sites.get(slug)
  if (!site) throw new Error(`There is no demo site ${slug}.`)
  return site
}

const listed = (table: typeof examplePhrases) =>
  Object.entries(table).flatMap(([site, rows]) => rows.map(([sentence, meant]) => ({ site, sentence, meant })))
const examples = listed(examplePhrases)
const phrases = [...examples, ...listed(shopperPhrases)]

it.each([
  { name: 'of the examples', of: examples, min: 300 },
  { name: 'written without knowing the parser', of: listed(shopperPhrases), min: 200 },
])('the query parser understands at least 95 % of the phrases $name exactly (SRC-06)', ({ of, min }) => {
  const missed = of.flatMap(({ site, sentence, meant }) => {
    const read = formatMeaning(understand(sentence, siteOf(site).lexicon))
    return read === formatExpected(meant) ? [] : [`${site}: ${sentence} → ${read}`]
  })
  const exact = of.length - missed.length
  console.info(`Understood ${exact} of ${of.length} phrases (${((exact / of.length) * 100).toFixed(1)} %).\n${missed.join('\n')}`)
  expect(of.length).toBeGreaterThanOrEqual(min)
  expect(exact / of.length).toBeGreaterThanOrEqual(0.95)
})

it('the query parser understands each phrase that once found nothing (SRC-06)', () => {
  const once = [
    'under 20000',
    'under $15k',
    'toyota under 20000',
    'blue suv under 20000',
    '7 seater',
    '7 seats',
    '22 mazda',
    'vw golf',
    'second hand toyota',
    'toyota for sale',
    'learner',
    'sleeps 6',
    'off road caravan',
  ]
  const requested = phrases.filter(({ sentence }) => once.includes(sentence))
  expect(once.filter((sentence) => !requested.some((phrase) => phrase.sentence === sentence))).toEqual([])
  for (const { site, sentence, meant } of requested)
    expect(`${sentence}: ${formatMeaning(understand(sentence, siteOf(site).lexicon))}`).toBe(`${sentence}: ${formatExpected(meant)}`)
})

it('the query parser applies no condition without a chip: each can be seen and removed (SRC-06)', () => {
  const silent = phrases.flatMap(({ site, sentence }) => {
    const { config, lexicon } = siteOf(site)
    const read = (address: string) => parseSearch(new URLSearchParams(address), { config, preset: {} })
    // The normalised address; a site's default order is omitted.
    const address = formatSearch(understoodState(read(''), understand(sentence, lexicon)))
    const state = read(address)
    const conditions =
      [...Object.values(state.values), ...Object.values(state.excluded ?? {})].flat().length + Object.keys(state.ranges).length
    const others = (state.query ? 1 : 0) + (state.near ? 1 : 0)
    const chips = activeFilters('/search', state)
    const isWhole = formatSearch(state) === address && chips.length === conditions + others
    return isWhole && chips.every(({ href }) => !href.endsWith(address) || address === '') ? [] : [`${site}: ${sentence} → ${address}`]
  })
  expect(silent).toEqual([])
})

it('the query parser parses sentences with at most 8 kB of script (SRC-06)', async () =>
  expect(await understandingKilobytes()).toBeLessThanOrEqual(8))

it('the query parser parses a phrase faster than its site’s words are parsed from JSON (SRC-06)', () => {
  const timed = (work: (phrase: (typeof phrases)[number]) => unknown) => {
    const start = performance.now()
    for (const phrase of phrases) work(phrase)
    return performance.now() - start
  }
  const read = () => timed(({ site, sentence }) => understand(sentence, siteOf(site).lexicon))
  const stored = new Map([...sites].map(([site, { lexicon }]) => [site, JSON.stringify(lexicon)]))
  const parsed = () => timed(({ site }) => JSON.parse(stored.get(site) ?? ''))
  read()
  const times = Array.from({ length: 5 }, () => [read(), parsed()] as const)
  expect(Math.min(...times.map(([reading, parsing]) => reading / parsing))).toBeLessThan(1)
})
