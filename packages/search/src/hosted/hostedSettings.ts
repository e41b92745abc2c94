import type { IndexSettings } from 'algoliasearch'
import type { SortKey } from '../engine/SearchRecord'
import { hiddenAttributes } from '../stock/hiddenAttributes'
import { stockSettings } from '../stock/stockSettings'
import { stockSorts } from '../stock/stockSorts'
import { ownerAttribute } from './hostedRecord'

/** Algolia's own order of ways to rank, which a sort that somebody chose stands before. */
const ranking = ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom']

const { recommended, ...chosen } = stockSorts

const ranked = ({ attribute, descending }: SortKey) => `${descending ? 'desc' : 'asc'}(${attribute})`

const shared: IndexSettings = {
  searchableAttributes: [...stockSettings.searchable],
  attributesForFaceting: [...stockSettings.facets, `filterOnly(${ownerAttribute})`],
  numericAttributesForFiltering: [...stockSettings.numbers],
  disableTypoToleranceOnAttributes: [...stockSettings.codes],
  unretrievableAttributes: [...hiddenAttributes({ price: { offerSubscriptions: true } }), ownerAttribute],
  // As the index in the process forgives: one typo from 4 letters, two from 8.
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  maxValuesPerFacet: 1000,
  paginationLimitedTo: 20_000,
}

/** A hosted index and its sorts, each a replica named after the index (SRC-17, SRC-44). */
export const hostedSettings = (indexName: string): { readonly [index: string]: IndexSettings } => ({
  [indexName]: {
    ...shared,
    ranking,
    customRanking: recommended.keys.map(ranked),
    replicas: Object.keys(chosen).map((sort) => `${indexName}_${sort}`),
  },
  ...Object.fromEntries(
    Object.entries(chosen).map(
      ([
        sort,
        {
          keys: [first, ...rest],
        },
      ]) => [
        `${indexName}_${sort}`,
        { ...shared, ranking: [...(first ? [ranked(first)] : []), ...ranking], customRanking: rest.map(ranked) },
      ],
    ),
  ),
})
