import type { RenderedSite } from '@forecourt/data/sites/RenderedSite'
import { searchedCars } from '@forecourt/data/stock/search/searchedCars'
import { addCars } from '@forecourt/data/testing/addCars'
import { liveSite } from '@forecourt/data/testing/siteDraft'
import { useWorld } from '@forecourt/data/testing/useWorld'
import type { Car } from '@forecourt/rules/entities/Car'
import { formatSearch } from '@forecourt/rules/search/formatSearch'
import { parseSearch } from '@forecourt/rules/search/parseSearch'
import type { SearchState } from '@forecourt/rules/search/SearchState'
import { missingNumber, numberQuery } from '@forecourt/rules/search/understanding/searchedNumber'
import { buildLexicon } from '@forecourt/rules/testing/buildLexicon'
import { loadStockIndex } from '@forecourt/search/createStockIndex'
import { beforeAll, describe, expect, it } from 'vitest'
import { createStockSearch } from '../apps/site/src/search/createStockSearch'
import { findNamedCar } from '../apps/site/src/search/findNamedCar'
import { understoodAddress } from '../apps/site/src/search/understoodAddress'
import type { LiveSite } from '../apps/site/src/sites/createSiteRegistry'
import { findQuick } from '../packages/runtime/src/blocks/hero/findQuick'
import { understoodSearch } from '../packages/runtime/src/pages/search/browser/understoodSearch'
import { toSearch } from '../packages/runtime/src/sections/keyword-search/suggestionRows'

// biome-ignore lint/correctness/useHookAtTopLevel: a fixture, not a hook
const world = useWorld()
const now = '2026-06-10T00:00:00.000Z'

/** Cars that no shopper may learn of, by the last digit of their numbers; 9 has no car. */
const kept: readonly (readonly [digit: number, name: string, car: Partial<Car>])[] = [
  [1, 'a hidden car', { showOnDealerWebsite: false }],
  [2, 'a draft', { status: 'draft' }],
  [3, 'a withdrawn car', { status: 'withdrawn' }],
  [4, 'a car sold long ago', { status: 'sold', soldAt: '2026-05-01T00:00:00.000Z' }],
  [5, 'a hidden car that was just sold', { status: 'sold', soldAt: '2026-06-09T00:00:00.000Z', showOnDealerWebsite: false }],
  [6, 'a car of a kind that the site doesn’t list', { carType: 'demo' }],
]
const never = 9
const listed = [
  [7, 'a car for sale', {}],
  [8, 'a car that was just sold', { status: 'sold', soldAt: '2026-06-09T00:00:00.000Z' }],
] as const

/** Forms of a stock number, with what a shopper enters. */
const forms: readonly {
  readonly form: string
  readonly number: (digit: number) => string
  readonly entered: (number: string) => string
}[] = [
  { form: 'digits', number: (digit) => `77700${digit}`, entered: (number) => number },
  { form: 'leading zeros', number: (digit) => `0012${digit}`, entered: (number) => number },
  { form: 'a prefix', number: (digit) => `SN-100${digit}`, entered: (number) => number },
  { form: 'a mark', number: (digit) => `446${digit}`, entered: (number) => `stock number ${number}` },
  { form: 'a sentence', number: (digit) => `V10${digit}`, entered: (number) => `is stock #${number} still there` },
]

let site: RenderedSite
let live: LiveSite
const lexicon = buildLexicon()

beforeAll(async () => {
  const { db, north, south } = world
  const cars = [...kept, ...listed].flatMap(([digit, , car]) =>
    forms.map(({ number }) => ({ id: `car-${number(digit)}`.toLowerCase(), stockNumber: number(digit), vin: null, ...car })),
  )
  await addCars(db, north, cars)
  await addCars(db, south, [{ id: 'theirs', stockNumber: '777009', vin: null }])
  const published = await liveSite(db, north.siteId)
  site = { ...published, config: { ...published.config, stock: { ...published.config.stock, carTypes: ['used', 'new'] } } }
  const index = await loadStockIndex(searchedCars(db, north.organisationId, now))
  live = { published: site, stockIndex: async () => index } as unknown as LiveSite
})

const searched = async (state: SearchState) => {
  const { cars, total, numberFound, numberMissing, droppedTerms } = await createStockSearch(live, world.db).search({
    ...{ site, state, preset: {}, now },
  })
  return { ids: cars.map(({ id }) => id), total, numberFound, numberMissing, droppedTerms }
}
const read = (query: string): SearchState => parseSearch(new URLSearchParams(query), { config: site.config, preset: {} })
const named = (text: string) => findNamedCar({ published: site }, text, world.db, now)

/** Every way in which a text reaches the stock. */
const paths: { readonly [path: string]: (text: string) => Promise<unknown> } = {
  'the endpoint of numbers': async (text) => ({ number: await named(text) }),
  'the address of a sentence': async (text) => {
    const params = new URLSearchParams({ q: text })
    const address = understoodAddress({ path: '/search', preset: {}, params, config: site.config }, lexicon, await named(text))
    return searched(read(new URL(address, 'https://site.example').search))
  },
  'the address of a sentence before the stock is counted': async (text) => {
    const params = new URLSearchParams({ q: text })
    const address = understoodAddress({ path: '/search', preset: {}, params, config: site.config }, null, await named(text))
    return searched(read(new URL(address, 'https://site.example').search))
  },
  'the words of a list': (text) => searched(read(new URLSearchParams({ query: text }).toString())),
  'the words of a list, beside a filter': (text) => searched(read(new URLSearchParams({ query: text, make: 'Toyota' }).toString())),
  'the search field of a list': async (text) => {
    const host = { searchLexicon: async () => lexicon, namedStockNumber: named }
    const before = { ...read(''), query: text, values: { colour: ['Red'] }, defaults: { sortBy: 'recommended', values: {} } } as const
    const { state, href } = await understoodSearch(host, before, {})
    return searched(href === null ? read(formatSearch(state).slice(1)) : read(new URL(href, 'https://site.example').search))
  },
  'the suggestions': (text) => searched(read(formatSearch(toSearch(text, lexicon)).slice(1))),
  'the quick search': async (text) => {
    const countStock = (state: SearchState) => createStockSearch(live, world.db).search({ site, state, preset: {}, now })
    const host = { searchLexicon: async () => lexicon, namedStockNumber: named, countStock }
    const found = await findQuick(host, new URLSearchParams({ q: text }), { search: site.config.search, countOverride: 0 })
    return { total: found?.total }
  },
}
const table = Object.entries(paths).flatMap(([path, answer]) => forms.map((form) => ({ path, answer, ...form })))

describe.each(table)('a stock number with $form in $path (SRC-06)', ({ path, answer, number, entered }) => {
  it('the search for a stock number has one answer for every car that isn’t shown, the same as for a number that no car has', async () => {
    const textFor = (digit: number) => JSON.stringify(awaited.get(digit)).replaceAll(number(digit), 'N')
    const awaited = new Map<number, unknown>()
    for (const digit of [never, ...kept.map(([one]) => one)]) awaited.set(digit, await answer(entered(number(digit))))
    expect(kept.map(([digit, name]) => [name, textFor(digit)])).toEqual(kept.map(([, name]) => [name, textFor(never)]))
    const none = { ids: [], total: 0, numberMissing: missingNumber(number(never)) }
    const expected =
      path === 'the endpoint of numbers'
        ? { number: numberQuery(entered(number(never))) }
        : path === 'the quick search'
          ? { total: 0 }
          : none
    expect(awaited.get(never)).toEqual({ ...expected })
  })

  it('the search for a stock number finds a car that is shown, and says so', async () => {
    for (const [digit] of listed) {
      const found = await answer(entered(number(digit)))
      if (path === 'the endpoint of numbers') expect(found).toEqual({ number: number(digit) })
      else if (path === 'the quick search') expect((found as { total: number }).total).toBeGreaterThan(0)
      else {
        const { ids, numberFound } = found as Awaited<ReturnType<typeof searched>>
        expect([ids[0], numberFound]).toEqual([`car-${number(digit)}`.toLowerCase(), expect.stringContaining(number(digit))])
      }
    }
  })
})
