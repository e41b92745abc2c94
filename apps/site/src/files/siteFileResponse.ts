import { allowsIndexing } from '@forecourt/rules/seo/allowsIndexing'
import { contrastRatio } from '@forecourt/schema/formats/contrastRatio'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { env } from '../env'
import { type HttpResponse, withEtag } from '../http/HttpResponse'
import { surrogateTags } from '../refresh/cacheTags'
import type { SiteFile } from '../routing/siteFiles'
import type { LiveSite } from '../sites/createSiteRegistry'
import { database } from '../sites/database'
import { otherSites } from '../sites/otherSites'
import { siteOrigin } from '../sites/siteOrigin'
import { postsAtom, postsRss } from './postFeeds'
import { siteMapCars, siteMapIndex, siteMapPages } from './siteMap'

/** Corner radius of the icon in a 64-unit square. */
const radii = { square: 4, soft: 14, round: 32 } as const

/** The site's icon: the first letter of its name on the brand colour, in white or near black by contrast. */
function siteIcon({ identity, theme }: Pick<ResolvedConfig, 'identity' | 'theme'>): string {
  const letter = /\p{L}|\p{N}/u.exec(identity.name)?.[0]?.toUpperCase() ?? 'F'
  const ink = contrastRatio(theme.brandColour, '#ffffff') >= contrastRatio(theme.brandColour, '#111111') ? '#ffffff' : '#111111'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${radii[theme.corners]}" fill="${theme.brandColour}"/><text x="32" y="33" fill="${ink}" font-family="system-ui, sans-serif" font-size="38" font-weight="700" text-anchor="middle" dominant-baseline="central">${letter}</text></svg>`
}

/** Web app manifest. */
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

/** User agents of AI crawlers by purpose, as their operators document them. */
const aiCrawlers = {
  search: ['OAI-SearchBot', 'ChatGPT-User', 'PerplexityBot', 'Perplexity-User', 'Claude-SearchBot', 'Claude-User', 'DuckAssistBot'],
  training: ['GPTBot', 'ClaudeBot', 'Google-Extended', 'Applebot-Extended', 'CCBot', 'meta-externalagent', 'Bytespider', 'Amazonbot'],
} as const

/**
 * robots.txt: allows all pages of an indexable site, no API addresses. Filter combinations are query strings without end, so only makes,
 * models and list pages are allowed. Pictures and site files have queries too.
 */
export function siteRobots(config: Pick<ResolvedConfig, 'seo'>, origin: string): string {
  if (!allowsIndexing(config)) return 'User-agent: *\nDisallow: /\n'
  const refused = [...(config.seo.allowAiSearch ? [] : aiCrawlers.search), ...(config.seo.allowAiTraining ? [] : aiCrawlers.training)]
  const ai = refused.length === 0 ? '' : `${refused.map((crawler) => `User-agent: ${crawler}\n`).join('')}Disallow: /\n\n`
  return `${ai}User-agent: *\nAllow: /\nDisallow: /*?\nAllow: /*?page=\nAllow: /media/\nAllow: /_next/\nDisallow: /api/\nDisallow: /success\nSitemap: ${origin}/sitemap.xml\n`
}

interface FileBody {
  readonly body: string
  readonly contentType: string
}

const xml = (body: string): FileBody => ({ body, contentType: 'application/xml; charset=utf-8' })

async function fileBody(file: SiteFile, live: LiveSite): Promise<FileBody> {
  const { config } = live.published
  const origin = siteOrigin(live.published, env().SITE_ORIGIN_TEMPLATE)
  const query = { db: database(), origin, now: new Date().toISOString() }
  switch (file.kind) {
    case 'robots.txt':
      return { body: siteRobots(config, origin), contentType: 'text/plain; charset=utf-8' }
    case 'sitemap.xml':
      return xml(await siteMapIndex(live, { ...query, others: await otherSites(live.published) }))
    case 'sitemap-pages.xml':
      return xml(await siteMapPages(live, query))
    case 'rss.xml':
      return { body: await postsRss(live, query), contentType: 'application/rss+xml; charset=utf-8' }
    case 'atom.xml':
      return { body: await postsAtom(live, query), contentType: 'application/atom+xml; charset=utf-8' }
    case 'cars':
      return xml(await siteMapCars(live, { ...query, others: await otherSites(live.published) }, file))
    case 'manifest.webmanifest':
      return { body: JSON.stringify(siteManifest(config)), contentType: 'application/manifest+json' }
    // Browsers that request favicon.ico accept an SVG.
    case 'icon.svg':
    case 'favicon.ico':
      return { body: siteIcon(config), contentType: 'image/svg+xml' }
  }
}

/** Serves robots.txt, sitemap.xml and similar files from config and stock; cached until something changes. */
export async function siteFileResponse(live: LiveSite, file: SiteFile): Promise<HttpResponse> {
  const { body, contentType } = await fileBody(file, live)
  const tags = surrogateTags(live.published)
  return withEtag({
    status: 200,
    headers: { 'content-type': contentType, 'cache-control': 's-maxage=3600', 'surrogate-key': tags.join(' ') },
    body,
  })
}
