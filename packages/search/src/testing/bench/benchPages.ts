import type { Filter } from '../../contract/Filter'
import type { SearchRequest } from '../../contract/SearchRequest'
import { benchSettings, benchStats, makes, realModels } from './benchStock'

/** A shopper's search on a page, to be translated for each engine. */
export interface BenchPage {
  readonly query: string
  /** The query without typos, for engines without typo tolerance. */
  readonly correctQuery?: string
  readonly values: { readonly [facet: string]: readonly string[] }
  readonly range: { readonly attribute: 'price' | 'km'; readonly min: number; readonly max: number } | null
  readonly sort: string
}

const nothing: BenchPage = { query: '', values: {}, range: null, sort: 'recommended' }
const itemAt = <T>(list: readonly T[], at: number): T => list[at % list.length] as T
const pages = (page: (at: number) => Partial<BenchPage>): BenchPage[] =>
  Array.from({ length: 24 }, (_, at) => ({ ...nothing, ...page(at) }))
const swapped = (word: string, at: number) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2)
const letterModels = makes.flatMap((make) => (realModels[make] ?? []).filter((model) => /^[A-Za-z]{5,}$/.test(model)))

/** Five scenarios with 24 pages each. */
export const scenarios: Readonly<Record<string, readonly BenchPage[]>> = {
  'no-filter': pages((at) => ({ sort: itemAt(Object.keys(benchSettings.sorts), at) })),
  'two-refinements': pages((at) => ({ values: { make: [itemAt(makes, at)], body: [itemAt(['SUV', 'Ute', 'Sedan', 'Hatch'], at)] } })),
  'five-and-range': pages((at) => ({
    values: {
      make: makes.slice(at % 5, (at % 5) + 3),
      car_type: ['used', 'demo'],
      fuel: ['Petrol', 'Diesel'],
      colour: ['White', 'Black', 'Silver', 'Grey'],
      state: ['NSW', 'VIC', itemAt(['QLD', 'SA', 'WA'], at)],
    },
    range: { attribute: 'price', min: 5_000 + 500 * at, max: 60_000 },
    sort: 'price_asc',
  })),
  'typo-text': pages((at) => {
    const correctQuery = itemAt(letterModels, at * 3).toLowerCase()
    return { query: swapped(correctQuery, 2), correctQuery }
  }),
  'text-and-filters': pages((at) => {
    const make = itemAt(makes, at)
    return { query: `${make} ${itemAt(realModels[make] ?? [], at)}`.toLowerCase(), values: { car_type: ['used'], state: ['NSW', 'VIC'] } }
  }),
}

/** Requests as the search client sends them: the page, and for each filtered facet its counts without its own selection. */
export function requestsFor(page: BenchPage): SearchRequest[] {
  const refined = new Map<string, Filter>()
  for (const [attribute, values] of Object.entries(page.values))
    refined.set(attribute, { kind: 'or', filters: values.map((value) => ({ kind: 'facet', attribute, value })) })
  if (page.range) refined.set(page.range.attribute, { kind: 'range', ...page.range })
  const request = (without: string | null): SearchRequest => ({
    query: page.query,
    filters: [...refined].flatMap(([facet, filter]) => (facet === without ? [] : [filter])),
    sort: page.sort,
    offset: 0,
    length: without === null ? 21 : 0,
    facets: without === null ? [...new Set([...benchSettings.facets, ...benchStats])] : [without],
    maxValuesPerFacet: 100,
  })
  return [request(null), ...[...refined.keys()].map(request)]
}
