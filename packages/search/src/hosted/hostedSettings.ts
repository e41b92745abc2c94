import { namedFacets } from '@forecourt/rules/search/facetKey'
import { rangeFacets } from '@forecourt/rules/search/facets'
import type { IndexSettings, SynonymHit } from 'algoliasearch'
import type { SortKey } from '../contract/SearchRecord'
import { searchedFacets, stockLanguage, stockSettings, stockSorts } from '../stock/stockSettings'
import { hiddenAttributes } from '../stock/stockTarget'
import { keyAttribute, ownerAttribute } from './hostedRecord'

/** As the index in the process ranks, as near as Algolia comes to it; a sort that somebody chose stands before. */
const ranking = ['typo', 'words', 'filters', 'exact', 'proximity', 'attribute', 'geo', 'custom']

const { recommended, ...chosen } = stockSorts

const ranked = ({ attribute, descending }: SortKey) => `${descending ? 'desc' : 'asc'}(${attribute})`

const names = stockSettings.searchable.filter((attribute) => !stockSettings.codes.includes(attribute))
const searched = (aside: boolean) =>
  searchedFacets.flatMap(({ attribute, isAside = false }) => (isAside === aside && !names.includes(attribute) ? [attribute] : []))

const shared: IndexSettings = {
  // Names first, then what a car is, then what it has and where it stands; of one line no attribute counts for more.
  searchableAttributes: [names, [...stockSettings.codes, ...searched(false)], searched(true)].map((attributes) => attributes.join()),
  // Statistics of numbers come with their values.
  attributesForFaceting: [
    ...stockSettings.facets,
    ...rangeFacets,
    ...[ownerAttribute, ...namedFacets.map(keyAttribute)].map((attribute) => `filterOnly(${attribute})`),
  ],
  numericAttributesForFiltering: [...stockSettings.numbers],
  disableTypoToleranceOnAttributes: [...stockSettings.codes, ...searched(false), ...searched(true)],
  camelCaseAttributes: ['body'],
  queryLanguages: ['en'],
  indexLanguages: ['en'],
  ignorePlurals: ['en'],
  optionalWords: [...stockLanguage.fillers],
  alternativesAsExact: ['ignorePlurals', 'singleWordSynonym', 'multiWordsSynonym'],
  // The one way of leaving words out that says which.
  removeWordsIfNoResults: 'lastWords',
  unretrievableAttributes: [...hiddenAttributes({ price: { offerSubscriptions: true } }), ownerAttribute, ...namedFacets.map(keyAttribute)],
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

/** What else shoppers' words mean, as Algolia is told (SRC-06). */
export const hostedSynonyms = (): SynonymHit[] =>
  stockLanguage.synonyms.map(({ said, means }) => ({
    objectID: said.replaceAll(' ', '-'),
    type: 'oneWaySynonym',
    input: said,
    synonyms: [...means],
  }))
