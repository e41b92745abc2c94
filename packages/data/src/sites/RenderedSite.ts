import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** What decides which cars a site lists. */
export interface ListingSite extends Pick<RenderedSite, 'organisationId' | 'dealershipIds'> {
  readonly config: Pick<ResolvedConfig, 'stock'> & { readonly identity: Pick<ResolvedConfig['identity'], 'timeZone'> }
}

/** What loading a page needs to know of a site: as published, or as its draft would be. */
export interface RenderedSite {
  readonly siteId: string
  readonly organisationId: string
  readonly slug: string
  /** Whose stock the site shows; empty means the whole organisation's. */
  readonly dealershipIds: readonly string[]
  readonly config: ResolvedConfig
}
