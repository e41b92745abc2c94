import { type LiteClient, liteClient } from 'algoliasearch/lite'
import algoliasearchHelper, { type AlgoliaSearchHelper, type SearchResults } from 'algoliasearch-helper'
import type { BenchPage } from '../../testing/bench/benchPages'
import { benchSettings, benchStats } from '../../testing/bench/benchStock'
import { testCredentials } from './testTarget'

/** The client every site uses, for a server on this machine. */
export function createTestClient(port: number): LiteClient {
  const { appId, apiKey } = testCredentials
  return liteClient(appId, apiKey, {
    hosts: [{ url: '127.0.0.1', port, protocol: 'http', accept: 'readWrite' }],
    // A busy machine answers late.
    timeouts: { connect: 20_000, read: 30_000, write: 30_000 },
  })
}

/** A shopper's page as algoliasearch-helper asks for it: twenty facets, four ranges, and one more query for each that is refined. */
function helperFor(client: Parameters<typeof algoliasearchHelper>[0], { query, values, range, sort }: BenchPage): AlgoliaSearchHelper {
  const helper = algoliasearchHelper(client, sort === 'recommended' ? 'cars' : `cars_${sort}`, {
    disjunctiveFacets: [...new Set([...benchSettings.facets, ...benchStats])],
    maxValuesPerFacet: 100,
    hitsPerPage: 21,
  })
  helper.setQuery(query)
  for (const [facet, chosen] of Object.entries(values)) for (const value of chosen) helper.addDisjunctiveFacetRefinement(facet, value)
  if (range) helper.addNumericRefinement(range.attribute, '>=', range.min).addNumericRefinement(range.attribute, '<=', range.max)
  return helper
}

/** One page, from the refinements to the results a page is drawn from. */
export function searchPage(client: LiteClient, page: BenchPage): Promise<SearchResults> {
  return new Promise((resolve, reject) => {
    const helper = helperFor(client, page)
    helper.once('result', ({ results }) => resolve(results))
    helper.once('error', ({ error }) => reject(error))
    helper.search()
  })
}

/** The body of the call that asks for a page. */
export function pageBody(page: BenchPage): string {
  const sent: ClientQuery[] = []
  const search = (requests: readonly ClientQuery[]) => {
    sent.push(...requests)
    return new Promise<never>(() => {})
  }
  helperFor({ search } as never, page).search()
  // As the client sends it: parameters beside the index's name.
  return JSON.stringify({ requests: sent.map(({ params, ...rest }) => ({ ...rest, ...params })) })
}

interface ClientQuery {
  readonly indexName: string
  readonly params: object
}
