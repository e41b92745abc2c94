import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** A card of the site's own among the cars of its stock list. */
export type Promo = ResolvedConfig['search']['promos'][number]
