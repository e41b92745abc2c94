import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** Where a site's stock is searched, and what has to be said to be answered. A page may show all of it. */
export interface SearchAccess {
  readonly appId: string
  readonly apiKey: string
  /** The index; its sorts are replicas, named `{indexName}_{sort}`. */
  readonly indexName: string
  /** Set where Algolia itself is asked: what the site lists then has to be said with every question. */
  readonly hosted?: HostedRule
}

/** Which cars of a hosted index a site lists (SRC-31 to SRC-33). */
export interface HostedRule {
  /** Several organisations may keep their cars in one index. */
  readonly organisationId: string
  readonly stock: Pick<ResolvedConfig['stock'], 'soldVisibleDays' | 'carTypes' | 'minImageCount'>
  readonly dealershipIds: readonly string[]
}
