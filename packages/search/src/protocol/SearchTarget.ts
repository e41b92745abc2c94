import type { Filter } from '../contract/Filter'
import type { SearchIndex } from '../engine/SearchIndex'
import type { HitWriter } from './HitWriter'

/** What a client searches: an index with a rule that no request can widen. */
export interface SearchTarget<Document> {
  /** The name clients know the index by; its sorts are replicas, named `{indexName}_{sort}`. */
  readonly indexName: string
  /** The sort of the index itself. */
  readonly mainSort: string
  readonly index: SearchIndex<Document>
  /** All must hold for a document to be found, whatever is asked. */
  readonly rule: readonly Filter[]
  /** Attributes that clients can neither read nor count nor filter by. */
  readonly hidden: ReadonlySet<string>
  /** The facets that clients are advised to show, in order: what `DynamicWidgets` draws. */
  readonly facetOrder: readonly string[]
  readonly hits: HitWriter<Document>
  /** What a client has to know to be answered. */
  readonly credentials: SearchCredentials
}

export interface SearchCredentials {
  readonly appId: string
  readonly apiKey: string
}
