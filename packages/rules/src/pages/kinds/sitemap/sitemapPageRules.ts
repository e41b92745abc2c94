import type { PageRules } from '../../PageRules'
import { matchPage } from '../../Route'

/** Sitemap page (RTE-26). */
export const sitemapPageRules = {
  addresses: { '/sitemap': ({ path }) => matchPage({ page: 'sitemap', path }) },
  meta: ({ config }) => ({ title: 'Sitemap', description: `All pages of ${config.identity.name}.` }),
  popups: 'other',
} as const satisfies PageRules<'sitemap'>
