import { wantsToBeFound } from '@forecourt/rules/seo/wantsToBeFound'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/**
 * What search engines may read: all pages of a site that wants to be found, none of its addresses for programs. Choices of a search are
 * in its query, and there is no end of them: makes, models and pages of lists are read, combinations of filters are not. Pictures and
 * the site's own files have queries, too.
 */
export function siteRobots(config: Pick<ResolvedConfig, 'seo'>, origin: string): string {
  if (!wantsToBeFound(config)) return 'User-agent: *\nDisallow: /\n'
  return `User-agent: *\nAllow: /\nDisallow: /*?\nAllow: /*?page=\nAllow: /media/\nAllow: /_next/\nDisallow: /api/\nDisallow: /success\nSitemap: ${origin}/sitemap.xml\n`
}
