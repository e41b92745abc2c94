import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** What search engines may read: all pages of a site that wants to be found, none of its addresses for programs. */
export function siteRobots(config: Pick<ResolvedConfig, 'seo'>, origin: string): string {
  if (!config.seo.index) return 'User-agent: *\nDisallow: /\n'
  return `User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /success\nSitemap: ${origin}/sitemap.xml\n`
}
