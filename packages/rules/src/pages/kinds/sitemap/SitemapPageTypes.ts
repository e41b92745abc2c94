import type { SiteData } from '../../../sites/SiteData'

/** A list of the pages of the site. */
export interface SitemapPageTypes {
  readonly route: {
    readonly page: 'sitemap'
    readonly path: string
  }
  readonly data: {
    readonly page: 'sitemap'
    readonly site: SiteData
  }
}
