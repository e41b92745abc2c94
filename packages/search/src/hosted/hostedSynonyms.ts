import type { SynonymHit } from 'algoliasearch'
import { stockLanguage } from '../stock/stockLanguage'

/** What else shoppers' words mean, as Algolia is told (SRC-06). */
export const hostedSynonyms = (): SynonymHit[] =>
  stockLanguage.synonyms.map(({ said, means }) => ({
    objectID: said.replaceAll(' ', '-'),
    type: 'oneWaySynonym',
    input: said,
    synonyms: [...means],
  }))
