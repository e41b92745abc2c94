import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** The part of a site that determines which cars it lists. */
export interface ListingSite extends Pick<RenderedSite, 'organisationId' | 'dealershipIds'> {
  readonly config: Pick<ResolvedConfig, 'stock'> & { readonly identity: Pick<ResolvedConfig['identity'], 'timeZone'> }
}

/** The part of a site that all pages depend on: listed cars, their offers, and the wording of its country. */
export interface SharedSite extends ListingSite, Pick<RenderedSite, 'siteId'> {
  readonly config: ListingSite['config'] & { readonly identity: Pick<ResolvedConfig['identity'], 'timeZone' | 'manufacturer' | 'country'> }
}

/** A site for page rendering: as published, or from its draft. */
export interface RenderedSite {
  readonly siteId: string
  readonly organisationId: string
  readonly slug: string
  /** Dealerships whose stock the site shows; empty for the whole organisation. */
  readonly dealershipIds: readonly string[]
  readonly config: ResolvedConfig
}
