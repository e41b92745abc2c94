import type { SearchRequest } from '../contract/SearchRequest'
import type { Params } from './Params'

/** Which attributes of a hit are wanted: null all; else whether the named ones are wanted, or all but them. */
export interface Selection {
  readonly names: ReadonlySet<string>
  readonly isExclusion: boolean
}

/** Which attributes are cut down to so many words around what was found. */
export interface Snippets {
  readonly words: ReadonlyMap<string, number>
  /** Of all attributes that are not named; null: of none. */
  readonly otherwise: number | null
  readonly ellipsis: string
}

export interface Highlighting {
  /** Null: those that are searched. */
  readonly attributes: readonly string[] | 'all' | null
  readonly preTag: string
  readonly postTag: string
  /** Null: none. */
  readonly snippets: Snippets | null
}

/** One question of a client, read and checked. */
export type Query = HitsQuery | FacetQuery

interface BaseQuery {
  /** As the client names it. */
  readonly indexName: string
  readonly params: Params
  readonly request: SearchRequest
  readonly highlighting: Highlighting
}

export interface HitsQuery extends BaseQuery {
  readonly kind: 'hits'
  /** Zero-based; hits per page. */
  readonly page: number
  readonly hitsPerPage: number
  /** Whether hits were asked for by offset and length. */
  readonly isStretch: boolean
  /** Where the hits begin, also where none are reached. */
  readonly offset: number
  readonly wantsFacets: boolean
  readonly retrieve: Selection | null
  readonly wantsQueryId: boolean
  /** Whether each hit says how it was ranked: by how many words, and how far away it is. */
  readonly wantsRankingInfo: boolean
}

/** Which values of one facet there are that answer to some words. */
export interface FacetQuery extends BaseQuery {
  readonly kind: 'facet'
  readonly facet: string
  readonly words: string
  readonly maxFacetHits: number
}
