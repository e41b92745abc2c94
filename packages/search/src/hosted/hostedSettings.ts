import { namedFacets } from '@forecourt/rules/search/facetKey'
import { rangeFacets } from '@forecourt/rules/search/facets'
import type { IndexSettings, SynonymHit } from 'algoliasearch'
import type { SortKey } from '../contract/SearchRecord'
import { searchedFacets, stockLanguage, stockSettings, stockSorts } from '../stock/stockSettings'
import { hiddenAttributes } from '../stock/stockTarget'
import { keyAttribute, ownerAttribute } from './hostedRecord'

/** Approximates the ranking of the in-process index; a selected sort comes before it. */
const ranking = ['typo', 'words', 'filters', 'exact', 'proximity', 'attribute', 'geo', 'custom']

const { recommended, ...selectable } = stockSorts

const rankingRule = ({ attribute, descending }: SortKey) => `${descending ? 'desc' : 'asc'}(${attribute})`

const names = stockSettings.searchable.filter((attribute) => !stockSettings.codes.includes(attribute))
const searchedAttributes = (aside: boolean) =>
  searchedFacets.flatMap(({ attribute, isAside = false }) => (isAside === aside && !names.includes(attribute) ? [attribute] : []))

const sharedSettings: IndexSettings = {
  // Names first, then descriptive attributes, then features and places; attributes on one line rank equally.
  searchableAttributes: [names, [...stockSettings.codes, ...searchedAttributes(false)], searchedAttributes(true)].map((attributes) =>
    attributes.join(),
  ),
  // Facets also provide the statistics of numbers.
  attributesForFaceting: [
    ...stockSettings.facets,
    ...rangeFacets,
    ...[ownerAttribute, ...namedFacets.map(keyAttribute)].map((attribute) => `filterOnly(${attribute})`),
  ],
  numericAttributesForFiltering: [...stockSettings.numbers],
  disableTypoToleranceOnAttributes: [...stockSettings.codes, ...searchedAttributes(false), ...searchedAttributes(true)],
  camelCaseAttributes: ['body'],
  queryLanguages: ['en'],
  indexLanguages: ['en'],
  ignorePlurals: ['en'],
  optionalWords: [...stockLanguage.fillers],
  alternativesAsExact: ['ignorePlurals', 'singleWordSynonym', 'multiWordsSynonym'],
  // The only option of Algolia that reports the dropped terms.
  removeWordsIfNoResults: 'lastWords',
  unretrievableAttributes: [...hiddenAttributes({ price: { offerSubscriptions: true } }), ownerAttribute, ...namedFacets.map(keyAttribute)],
  // Same typo tolerance as the in-process index: one from 4 letters, two from 8.
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  maxValuesPerFacet: 1000,
  paginationLimitedTo: 20_000,
}

/** Settings of a hosted index and its replicas, one per sort, named after the index (SRC-17, SRC-44). */
export const hostedSettings = (indexName: string): { readonly [index: string]: IndexSettings } => ({
  [indexName]: {
    ...sharedSettings,
    ranking,
    customRanking: recommended.keys.map(rankingRule),
    replicas: Object.keys(selectable).map((sort) => `${indexName}_${sort}`),
  },
  ...Object.fromEntries(
    Object.entries(selectable).map(
      ([
        sort,
        {
          keys: [first, ...rest],
        },
      ]) => [
        `${indexName}_${sort}`,
        { ...sharedSettings, ranking: [...(first ? [rankingRule(first)] : []), ...ranking], customRanking: rest.map(rankingRule) },
      ],
    ),
  ),
})

/** The synonyms of shoppers' words in Algolia's format (SRC-06). */
export const hostedSynonyms = (): SynonymHit[] =>
  stockLanguage.synonyms.map(({ phrase, means }) => ({
    objectID: phrase.replaceAll(' ', '-'),
    type: 'oneWaySynonym',
    input: phrase,
    synonyms: [...means],
  }))
