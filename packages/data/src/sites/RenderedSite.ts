import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** What decides which cars a site lists. */
export interface ListingSite extends Pick<RenderedSite, 'organisationId' | 'dealershipIds'> {
  readonly config: Pick<ResolvedConfig, 'stock'> & { readonly identity: Pick<ResolvedConfig['identity'], 'timeZone'> }
}

/** What decides what all pages of a site share: which cars it lists, which offers stand on them, and the words of its country. */
export interface SharedSite extends ListingSite, Pick<RenderedSite, 'siteId'> {
  readonly config: ListingSite['config'] & { readonly identity: Pick<ResolvedConfig['identity'], 'timeZone' | 'manufacturer' | 'country'> }
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
