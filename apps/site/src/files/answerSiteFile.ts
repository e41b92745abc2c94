import { wantsToBeFound } from '@forecourt/rules/seo/wantsToBeFound'
import { contrastRatio } from '@forecourt/schema/formats/contrastRatio'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { env } from '../env'
import { type HttpAnswer, withEtag } from '../http/HttpAnswer'
import { surrogateTags } from '../refresh/cacheTags'
import type { SiteFile } from '../routing/siteFiles'
import type { LiveSite } from '../sites/createSiteRegistry'
import { database } from '../sites/database'
import { siteOrigin } from '../sites/siteOrigin'
import { postsAtom, postsRss } from './postFeeds'
import { siteMapCars, siteMapIndex, siteMapPages } from './siteMap'

/** Corner radius of the icon in a square of 64. */
const radii = { square: 4, soft: 14, round: 32 } as const

/** The site's icon, drawn from its name and theme: the first letter on the brand colour, in white or near black, whichever reads better. */
function siteIcon({ identity, theme }: Pick<ResolvedConfig, 'identity' | 'theme'>): string {
  const letter = /\p{L}|\p{N}/u.exec(identity.name)?.[0]?.toUpperCase() ?? 'F'
  const ink = contrastRatio(theme.brandColour, '#ffffff') >= contrastRatio(theme.brandColour, '#111111') ? '#ffffff' : '#111111'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${radii[theme.corners]}" fill="${theme.brandColour}"/><text x="32" y="33" fill="${ink}" font-family="system-ui, sans-serif" font-size="38" font-weight="700" text-anchor="middle" dominant-baseline="central">${letter}</text></svg>`
}

/** How a phone shows the site among its apps. */
function siteManifest({ identity, theme }: Pick<ResolvedConfig, 'identity' | 'theme'>) {
  return {
    name: identity.name,
    short_name: identity.name.length > 12 ? (identity.name.split(/\s+/)[0] ?? identity.name) : identity.name,
    start_url: '/',
    display: 'browser',
    background_color: theme.backgroundColour,
    theme_color: theme.brandColour,
    icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
  }
}

/**
 * What search engines may read: all pages of a site that wants to be found, none of its addresses for programs. Choices of a search are
 * in its query, and there is no end of them: makes, models and pages of lists are read, combinations of filters are not. Pictures and
 * the site's own files have queries, too.
 */
export function siteRobots(config: Pick<ResolvedConfig, 'seo'>, origin: string): string {
  if (!wantsToBeFound(config)) return 'User-agent: *\nDisallow: /\n'
  return `User-agent: *\nAllow: /\nDisallow: /*?\nAllow: /*?page=\nAllow: /media/\nAllow: /_next/\nDisallow: /api/\nDisallow: /success\nSitemap: ${origin}/sitemap.xml\n`
}

interface FileBody {
  readonly body: string
  readonly contentType: string
}

const xml = (body: string): FileBody => ({ body, contentType: 'application/xml; charset=utf-8' })

async function fileBody(file: SiteFile, live: LiveSite): Promise<FileBody> {
  const { config } = live.published
  const origin = siteOrigin(live.published, env().SITE_ORIGIN_TEMPLATE)
  const asking = { db: database(), origin, now: new Date().toISOString() }
  switch (file.kind) {
    case 'robots.txt':
      return { body: siteRobots(config, origin), contentType: 'text/plain; charset=utf-8' }
    case 'sitemap.xml':
      return xml(await siteMapIndex(live, asking))
    case 'sitemap-pages.xml':
      return xml(await siteMapPages(live, asking))
    case 'rss.xml':
      return { body: await postsRss(live, asking), contentType: 'application/rss+xml; charset=utf-8' }
    case 'atom.xml':
      return { body: await postsAtom(live, asking), contentType: 'application/atom+xml; charset=utf-8' }
    case 'cars':
      return xml(await siteMapCars(live, asking, file))
    case 'manifest.webmanifest':
      return { body: JSON.stringify(siteManifest(config)), contentType: 'application/manifest+json' }
    // Browsers that ask for favicon.ico of their own accord take a drawing under that name too.
    case 'icon.svg':
    case 'favicon.ico':
      return { body: siteIcon(config), contentType: 'image/svg+xml' }
  }
}

/** Answers with robots.txt, sitemap.xml and the like, made from the site's config and stock; caches keep it until something changes. */
export async function answerSiteFile(live: LiveSite, file: SiteFile): Promise<HttpAnswer> {
  const { body, contentType } = await fileBody(file, live)
  const tags = surrogateTags(live.published)
  return withEtag({
    status: 200,
    headers: { 'content-type': contentType, 'cache-control': 's-maxage=3600', 'surrogate-key': tags.join(' ') },
    body,
  })
}
