import type { SiteData } from '../../../sites/SiteData'

/** Sitemap page. */
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
