// @vitest-environment jsdom
/// <reference lib="dom" />
import type { Server } from 'node:http'
import { liteClient } from 'algoliasearch/lite'
import { createRoot, type Root } from 'react-dom/client'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Filter } from '../contract/Filter'
import type { IndexSettings, SearchRecord } from '../contract/SearchRecord'
import type { SearchRequest } from '../contract/SearchRequest'
import { naiveSearch } from '../testing/naiveSearch'
import { randomRecord, randomSettings } from '../testing/randomRecords'
import { DynamicPage } from './testing/DynamicPage'
import { InstantSearchPage } from './testing/InstantSearchPage'
import { MapPage } from './testing/MapPage'
import { serveSearch } from './testing/serveSearch'
import { testCredentials, testTarget } from './testing/testTarget'

const hitsPerPage = 12
const settings: IndexSettings = { ...randomSettings, facets: [...randomSettings.facets, 'kind', 'kind_model'] }
const records: SearchRecord[] = Array.from({ length: 300 }, (_, id) => {
  const record = randomRecord(23, id)
  const { south: latitude, east: longitude } = record
  const _geoloc = typeof latitude === 'number' && typeof longitude === 'number' ? { lat: latitude, lng: longitude } : undefined
  return { ...record, kind: record.make, kind_model: record.model ? `${record.make} > ${record.model}` : null, _geoloc: _geoloc as never }
})

/** What a shopper has chosen on the page. */
interface Choice {
  readonly query: string
  readonly makes: readonly string[]
  readonly makeWords: string
  readonly features: readonly string[]
  readonly kind: readonly string[]
  readonly price: readonly [min: number | null, max: number | null]
  readonly rank: readonly [min: number | null, max: number | null]
  readonly engine: 'Any engine' | 'Small' | 'Two litres' | 'Large'
  readonly certified: boolean
  readonly sort: string
  readonly page: number
}

const nothing: Choice = {
  query: '',
  makes: [],
  makeWords: '',
  features: [],
  kind: [],
  price: [null, null],
  rank: [null, null],
  engine: 'Any engine',
  certified: false,
  sort: 'recommended',
  page: 1,
}

const is = (attribute: string, value: string): Filter => ({ kind: 'facet', attribute, value })
const within = (attribute: string, [min, max]: readonly [number | null, number | null]): Filter[] =>
  min === null && max === null ? [] : [{ kind: 'range', attribute, min: min ?? -Infinity, max: max ?? Infinity }]
const engines = { 'Any engine': [null, null], Small: [null, 1.75], 'Two litres': [2, 2], Large: [2.25, null] } as const

/** What of a choice narrows the list, by the widget that says it. */
const filtersOf = (choice: Choice): { readonly [widget: string]: readonly Filter[] } => ({
  makes: choice.makes.length > 0 ? [{ kind: 'or', filters: choice.makes.map((make) => is('make', make)) }] : [],
  features: choice.features.map((feature) => is('features', feature)),
  kind: choice.kind.length > 0 ? [is(choice.kind.length > 1 ? 'kind_model' : 'kind', choice.kind.join(' > '))] : [],
  price: within('price', choice.price),
  rank: within('rank', choice.rank),
  engine: within('litres', engines[choice.engine]),
  certified: choice.certified ? [is('certified', 'true')] : [],
})

const byName = (left: string, right: string) => (left < right ? -1 : left > right ? 1 : 0)

/** The page as plain loops over all records would draw it. */
const expectedPage = (choice: Choice) => {
  const filters = filtersOf(choice)
  const ask = (request: Partial<SearchRequest>, ...without: string[]) =>
    naiveSearch(
      records,
      {
        query: choice.query,
        filters: Object.entries(filters).flatMap(([widget, filter]) => (without.includes(widget) ? [] : filter)),
        sort: choice.sort,
        offset: 0,
        length: 0,
        facets: [],
        maxValuesPerFacet: 100,
        ...request,
      },
      settings,
    )
  const rows = (attribute: string, chosen: readonly string[], ...without: string[]) => {
    const counted = ask({ facets: [attribute] }, ...without).facets[attribute] ?? []
    const missing = chosen.filter((value) => !counted.some((one) => one.value === value)).map((value) => ({ value, count: 0 }))
    return [...counted, ...missing].map(({ value, count }) => ({ value, count, isChosen: chosen.includes(value) }))
  }
  const line = ({ value, count, isChosen }: { value: string; count: number; isChosen: boolean }) =>
    `${isChosen ? '☑' : '☐'} ${value} ${count}`
  const chosenFirst = (list: ReturnType<typeof rows>) =>
    list.toSorted((a, b) => Number(b.isChosen) - Number(a.isChosen) || b.count - a.count || byName(a.value, b.value))
  const statsOf = (attribute: string, widget: string) => ask({ facets: [attribute] }, widget).stats[attribute]

  const [make, model] = choice.kind
  const modelsOf = (kind: string) => {
    const filter = Object.entries(filters).flatMap(([widget, list]) => (widget === 'kind' ? [is('kind', kind)] : list))
    return (ask({ filters: filter, facets: ['kind_model'] }).facets.kind_model ?? [])
      .map(({ value, count }) => ({ value: value.slice(kind.length + 3), count }))
      .toSorted((a, b) => byName(a.value, b.value))
      .map(({ value, count }) => `  ${line({ value, count, isChosen: value === model })}`)
  }
  const { hits, found } = ask({ offset: (choice.page - 1) * hitsPerPage, length: hitsPerPage })
  const [price, rank] = [statsOf('price', 'price'), statsOf('rank', 'rank')]
  return {
    hits: hits.map(({ objectID }) => objectID),
    found,
    pages: { current: choice.page, count: Math.ceil(found / hitsPerPage) },
    makes: choice.makeWords
      ? rows('make', choice.makes, 'makes')
          .filter(({ value }) => value.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().startsWith(choice.makeWords))
          .map(line)
      : chosenFirst(rows('make', choice.makes, 'makes')).map(line),
    features: chosenFirst(rows('features', choice.features)).map(line),
    kinds: rows('kind', choice.kind.slice(0, 1), 'kind')
      .toSorted((a, b) => byName(a.value, b.value))
      .flatMap((row) => [line(row), ...(row.value === make ? modelsOf(make) : [])]),
    price: { bounds: [price?.min, price?.max], typed: choice.price },
    rank: `${choice.rank[0] ?? rank?.min} to ${choice.rank[1] ?? rank?.max} of ${rank?.min} to ${rank?.max}`,
    engine: choice.engine,
    certified: choice.certified,
    chips: [
      ...choice.makes.map((value) => `make: ${value}`),
      ...choice.features.map((value) => `features: ${value}`),
      ...(make ? [`kind: ${choice.kind.join(' > ')}`] : []),
      ...[choice.price[0] ?? []].flat().map((value) => `price: ≥ ${value}`),
      ...[choice.price[1] ?? []].flat().map((value) => `price: ≤ ${value}`),
      ...[choice.rank[0] ?? []].flat().map((value) => `rank: ≥ ${value}`),
      ...[choice.rank[1] ?? []].flat().map((value) => `rank: ≤ ${value}`),
      ...{ 'Any engine': [], Small: ['litres: ≤ 1.75'], 'Two litres': ['litres: = 2'], Large: ['litres: ≥ 2.25'] }[choice.engine],
      ...(choice.certified ? ['certified: true'] : []),
    ].toSorted(),
  }
}

const one = <Kind extends Element = HTMLElement>(selector: string): Kind => {
  const element = document.querySelector<Kind>(selector)
  if (!element) throw new Error(`Nothing on the page is ${selector}`)
  return element
}
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const textOf = (element: Element | null | undefined) => element?.textContent?.trim() ?? ''

/** The page as it is drawn. */
const drawnPage = () => {
  const list = (id: string) =>
    all(`#${id} li`).map(
      (row) =>
        `${row.querySelector('input')?.checked ? '☑' : '☐'} ${textOf(row.querySelector('.ais-RefinementList-labelText'))} ${textOf(row.querySelector('.ais-RefinementList-count'))}`,
    )
  const tree = all('#kinds li').map((row) => {
    const depth = row.parentElement?.closest('li') ? '  ' : ''
    const isChosen = row.className.includes('--selected')
    const text = (part: string) => textOf(row.querySelector(`:scope > a > .ais-HierarchicalMenu-${part}`))
    return `${depth}${isChosen ? '☑' : '☐'} ${text('label')} ${text('count')}`
  })
  const ends = all('#price input') as HTMLInputElement[]
  return {
    hits: all('#hits li').map(textOf),
    found: Number(/^\d+/.exec(textOf(one('#stats .ais-Stats-text')))?.[0] ?? 0),
    pages: {
      current: Number(textOf(one('#pages .ais-Pagination-item--selected'))),
      count: Number(/\d+$/.exec(one('#pages .ais-Pagination-item--lastPage > *').getAttribute('aria-label') ?? '')?.[0]),
    },
    makes: list('makes'),
    features: list('features'),
    kinds: tree,
    price: {
      bounds: ends.map(({ placeholder }) => Number(placeholder)),
      typed: ends.map(({ value }) => (value === '' ? null : Number(value))),
    },
    rank: textOf(one('#rank output')),
    engine: textOf(one('#litres [aria-pressed=true]')),
    certified: one<HTMLInputElement>('#certified input').checked,
    chips: all('#chips li')
      .flatMap((item) => {
        const name = textOf(item.querySelector('.ais-CurrentRefinements-label')).toLowerCase()
        return [...item.querySelectorAll('.ais-CurrentRefinements-categoryLabel')].map((label) => `${name} ${textOf(label)}`)
      })
      .toSorted(),
  }
}

/** Types as a person does, as far as React can tell. */
const type = (selector: string, text: string) => {
  const field = one<HTMLInputElement | HTMLSelectElement>(selector)
  const owner = field instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(owner.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}
const press = (selector: string, text?: string) => {
  const found = all(selector).find((element) => text === undefined || textOf(element) === text)
  if (!found) throw new Error(`Nothing to press is ${selector} ${text ?? ''}`)
  found.click()
}
const tick = (id: string, value: string) => press(`#${id} input[value="${value}"]`)
const kind = (name: string) => press('#kinds .ais-HierarchicalMenu-label', name)
const takeAway = (value: string) =>
  all('#chips .ais-CurrentRefinements-category')
    .find((chip) => textOf(chip.querySelector('.ais-CurrentRefinements-categoryLabel')) === value)
    ?.querySelector('button')
    ?.click()

interface Step {
  readonly name: string
  readonly act: () => void
  readonly choice: Partial<Choice>
}

const stories: readonly { readonly name: string; readonly steps: readonly Step[] }[] = [
  {
    name: 'words with a typo, makes searched in their list, and chips taken away',
    steps: [
      { name: 'types words', act: () => type('#words input', 'toyot'), choice: { query: 'toyot' } },
      { name: 'misspells them', act: () => type('#words input', 'toyoat'), choice: { query: 'toyoat' } },
      { name: 'clears them', act: () => press('#words button[type=reset]'), choice: {} },
      { name: 'ticks a make', act: () => tick('makes', 'Toyota'), choice: { makes: ['Toyota'] } },
      { name: 'searches the makes', act: () => type('#makes input[type=search]', 'sko'), choice: { makes: ['Toyota'], makeWords: 'sko' } },
      { name: 'ticks one that was found', act: () => tick('makes', 'Škoda'), choice: { makes: ['Toyota', 'Škoda'] } },
      { name: 'takes the first away', act: () => takeAway('Toyota'), choice: { makes: ['Škoda'] } },
      { name: 'clears all', act: () => press('#clear button'), choice: {} },
    ],
  },
  {
    name: 'ranges, sizes and switches together, in another order, page by page',
    steps: [
      { name: 'orders by price', act: () => type('#sort select', 'cars_price_asc'), choice: { sort: 'price_asc' } },
      {
        name: 'turns to the third page',
        act: () => press('#pages .ais-Pagination-item--page a', '3'),
        choice: { sort: 'price_asc', page: 3 },
      },
      {
        name: 'types a range of prices, and is on the first page',
        act: () => {
          type('#price input.ais-RangeInput-input--min', '4000')
          type('#price input.ais-RangeInput-input--max', '15000')
          press('#price button')
        },
        choice: { sort: 'price_asc', price: [4000, 15_000] },
      },
      {
        name: 'moves a slider up from below',
        act: () => press('#rank button', 'From one up'),
        choice: { sort: 'price_asc', price: [4000, 15_000], rank: [1, null] },
      },
      {
        name: 'and down from above',
        act: () => press('#rank button', 'To one down'),
        choice: { sort: 'price_asc', price: [4000, 15_000], rank: [1, 4] },
      },
      {
        name: 'picks a size',
        act: () => press('#litres button', 'Two litres'),
        choice: { sort: 'price_asc', price: [4000, 15_000], rank: [1, 4], engine: 'Two litres' },
      },
      {
        name: 'changes the size',
        act: () => press('#litres button', 'Small'),
        choice: { sort: 'price_asc', price: [4000, 15_000], rank: [1, 4], engine: 'Small' },
      },
      {
        name: 'wants certified ones',
        act: () => press('#certified input'),
        choice: { sort: 'price_asc', price: [4000, 15_000], rank: [1, 4], engine: 'Small', certified: true },
      },
      { name: 'clears all, but the order stays', act: () => press('#clear button'), choice: { sort: 'price_asc' } },
    ],
  },
  {
    name: 'a tree of makes and models beside features that must all be there',
    steps: [
      { name: 'opens a make', act: () => kind('Mazda'), choice: { kind: ['Mazda'] } },
      { name: 'picks a model', act: () => kind('CX-5'), choice: { kind: ['Mazda', 'CX-5'] } },
      { name: 'wants a feature', act: () => tick('features', 'Towbar'), choice: { kind: ['Mazda', 'CX-5'], features: ['Towbar'] } },
      { name: 'goes back to the make', act: () => kind('CX-5'), choice: { kind: ['Mazda'], features: ['Towbar'] } },
      { name: 'wants another feature', act: () => tick('features', 'Canopy'), choice: { kind: ['Mazda'], features: ['Towbar', 'Canopy'] } },
      { name: 'closes the tree', act: () => kind('Mazda'), choice: { features: ['Towbar', 'Canopy'] } },
      {
        name: 'orders by engine',
        act: () => type('#sort select', 'cars_litres_desc'),
        choice: { features: ['Towbar', 'Canopy'], sort: 'litres_desc' },
      },
    ],
  },
]

describe('react-instantsearch (SRC-03, SRC-06, SRC-44 to SRC-46)', () => {
  let server: Server
  let root: Root
  let client: ReturnType<typeof liteClient>
  beforeAll(async () => {
    const served = await serveSearch(testTarget(records, settings, { facetOrder: ['colour', 'make', 'rank'] }))
    server = served.server
    const { appId, apiKey } = testCredentials
    client = liteClient(appId, apiKey, {
      hosts: [{ url: '127.0.0.1', port: served.port, protocol: 'http', accept: 'readWrite' }],
      // A busy machine answers late.
      timeouts: { connect: 20_000, read: 30_000, write: 30_000 },
    })
  })
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))

  it.each(stories)('draws every widget as plain loops count it: $name', async ({ steps }) => {
    document.body.innerHTML = '<div id="page"></div>'
    root = createRoot(one('#page'))
    root.render(<InstantSearchPage client={client} hitsPerPage={hitsPerPage} />)
    for (const { name, act, choice } of [{ name: 'comes to the page', act: () => {}, choice: {} }, ...steps]) {
      act()
      const expected = { step: name, ...expectedPage({ ...nothing, ...choice }) }
      await vi.waitFor(() => expect({ step: name, ...drawnPage() }).toEqual(expected), { timeout: 30_000, interval: 10 })
    }
    root.unmount()
  })

  it('draws the facets that the index advises, in its order, with their values (SRC-03)', async () => {
    document.body.innerHTML = '<div id="page"></div>'
    root = createRoot(one('#page'))
    root.render(<DynamicPage client={client} />)
    const counted = naiveSearch(
      records,
      {
        query: '',
        filters: [],
        sort: 'recommended',
        offset: 0,
        length: 0,
        facets: ['colour', 'make', 'rank'],
        maxValuesPerFacet: 100,
        countNumbers: true,
      },
      settings,
    )
    const drawn = () => [...document.querySelectorAll('.ais-RefinementList')].map((list) => [list.id, list.querySelectorAll('li').length])
    const values = (facet: string) => counted.facets[facet]?.length
    expect(values('make')).toBeGreaterThan(1)
    const expected = ['colour', 'make', 'rank'].map((facet) => [`list-${facet}`, values(facet)])
    await vi.waitFor(() => expect(drawn()).toEqual(expected), { timeout: 30_000 })
    root.unmount()
  })

  it('follows a map, counts the values of a number, and cuts texts short (SRC-45)', async () => {
    document.body.innerHTML = '<div id="page"></div>'
    root = createRoot(one('#page'))
    root.render(<MapPage client={client} />)
    const area: Filter = { kind: 'inside', areas: [{ kind: 'box', south: -40.5, west: 140.5, north: -30.5, east: 155.5 }] }
    const ask = (filters: readonly Filter[], query = '') =>
      naiveSearch(
        records,
        { query, filters, sort: 'recommended', offset: 0, length: 1000, facets: ['rank'], maxValuesPerFacet: 100, countNumbers: true },
        settings,
      )
    const placed = ({ hits }: ReturnType<typeof ask>) => hits.filter(({ _geoloc }) => _geoloc !== undefined).length
    const drawn = () => ({
      places: document.querySelectorAll('#places li').length,
      ranks: Object.fromEntries(
        [...document.querySelectorAll('#ranks li')].map((row) => [
          row.querySelector('.ais-RefinementList-labelText')?.textContent,
          Number(row.querySelector('.ais-RefinementList-count')?.textContent),
        ]),
      ),
    })
    const expected = (answer: ReturnType<typeof ask>) => ({
      places: placed(answer),
      ranks: Object.fromEntries((answer.facets.rank ?? []).map(({ value, count }) => [value, count])),
    })
    const settled = (answer: ReturnType<typeof ask>) =>
      vi.waitFor(() => expect(drawn()).toEqual(expected(answer)), { timeout: 30_000, interval: 10 })

    expect(ask([area]).found).toBeGreaterThan(0)
    expect(ask([area]).found).toBeLessThan(ask([]).found)
    await settled(ask([]))
    press('#places button', 'Move the map')
    await settled(ask([area]))
    tick('ranks', '2')
    const two: Filter = { kind: 'number', attribute: 'rank', comparison: '=', value: 2 }
    await vi.waitFor(() => expect(document.querySelectorAll('#places li')).toHaveLength(placed(ask([area, two]))), { timeout: 30_000 })
    press('#places button', 'Everywhere')
    await vi.waitFor(() => expect(document.querySelectorAll('#places li')).toHaveLength(placed(ask([two]))), { timeout: 30_000 })
    for (const item of document.querySelectorAll('#places li')) expect(item.textContent?.split(' ').length).toBeLessThanOrEqual(2)
    root.unmount()
  })
})
