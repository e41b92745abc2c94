import { namedFacets } from '@forecourt/rules/search/facetKey'
import type { ComparisonOperator, Filter } from '../contract/Filter'
import type { IndexSettings, SearchRecord } from '../contract/SearchRecord'
import { keyAttribute, ownerAttribute } from '../hosted/hostedRecord'
import { stockSettings, stockSorts } from '../stock/stockSettings'
import { naiveSearch } from './naiveSearch'

/** A query as sent by the client, with the parameters that this fake supports. */
export interface SentQuery {
  readonly indexName: string
  readonly query: string
  readonly filters: string
  readonly facetFilters: readonly (readonly string[])[]
  readonly numericFilters: readonly string[]
  readonly aroundLatLng?: string
  readonly aroundRadius?: number | 'all'
  readonly facets: readonly string[]
  readonly maxValuesPerFacet: number
  readonly hitsPerPage: number
  readonly page: number
}

/** Values are compared exactly, and numeric-looking values have statistics. */
const settings: IndexSettings = {
  ...stockSettings,
  spellings: {},
  facets: [...stockSettings.facets, ownerAttribute, ...namedFacets.map(keyAttribute)],
  numbers: [...stockSettings.numbers, 'seats', 'doors', 'cylinders', 'sleeps'],
}

const facet = (attribute: string, value: string): Filter => ({ kind: 'facet', attribute, value })

const compared = /^(\w+) ?(>=|<=|>|<) ?(-?[\d.]+)$/
function comparison(text: string): Filter | null {
  const [, attribute = '', operator, value] = compared.exec(text) ?? []
  return operator ? { kind: 'number', attribute, comparison: operator as ComparisonOperator, value: Number(value) } : null
}

/** `(a:"x" OR b:"y") AND c > 5`. */
const filtersOf = (text: string): Filter[] =>
  text.split(' AND ').map((part): Filter => {
    const number = comparison(part)
    if (number) return number
    const values = part.replace(/^\(|\)$/g, '').split(' OR ')
    return {
      kind: 'or',
      filters: values.map((one) => facet(one.slice(0, one.indexOf(':')), JSON.parse(one.slice(one.indexOf(':') + 1)))),
    }
  })

function facetFilter(text: string): Filter {
  const attribute = text.slice(0, text.indexOf(':'))
  const value = text.slice(attribute.length + 1)
  return value.startsWith('-') ? { kind: 'not', filter: facet(attribute, value.slice(1)) } : facet(attribute, value.replace(/^\\-/, '-'))
}

function numericFilter(text: string): Filter {
  const filter = comparison(text)
  if (!filter) throw new Error(`Not a numeric filter: ${text}`)
  return filter
}

/** Fake of an Algolia query over the records of a hosted index, according to Algolia’s documentation, by plain loops. */
export function answerAlgoliaQuery(records: readonly SearchRecord[], sent: SentQuery): object {
  const { query, page, hitsPerPage, facets, maxValuesPerFacet } = sent
  const [latitude, longitude] = (sent.aroundLatLng ?? '').split(',').map(Number)
  const nearest = sent.aroundLatLng ? { latitude: latitude ?? 0, longitude: longitude ?? 0 } : undefined
  const answer = naiveSearch(
    records,
    {
      query,
      dropTerms: 'last',
      sort: Object.keys(stockSorts).find((sort) => sent.indexName.endsWith(`_${sort}`)) ?? 'recommended',
      nearest,
      filters: [
        ...filtersOf(sent.filters),
        ...sent.facetFilters.map((group): Filter => ({ kind: 'or', filters: group.map(facetFilter) })),
        ...sent.numericFilters.map(numericFilter),
        ...(nearest && typeof sent.aroundRadius === 'number'
          ? [{ kind: 'around' as const, point: nearest, metres: sent.aroundRadius }]
          : []),
      ],
      facets,
      maxValuesPerFacet,
      countNumbers: true,
      offset: page * hitsPerPage,
      length: hitsPerPage,
    },
    settings,
  )
  const { droppedTerms } = answer
  const removal = query.split(' ').map((word) => (droppedTerms?.includes(word.toLowerCase()) ? `<em>${word}</em>` : word))
  return {
    hits: answer.hits.map(({ objectID, car }) => ({ objectID, car })),
    nbHits: answer.found,
    page,
    hitsPerPage,
    nbPages: hitsPerPage > 0 ? Math.ceil(answer.found / hitsPerPage) : 0,
    facets: Object.fromEntries(
      Object.entries(answer.facets).map(([name, counts]) => [name, Object.fromEntries(counts.map(({ value, count }) => [value, count]))]),
    ),
    facets_stats: answer.stats,
    ...(droppedTerms ? { queryAfterRemoval: removal.join(' ') } : {}),
  }
}
