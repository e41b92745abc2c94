import { env } from '../env'
import { type HttpAnswer, withEtag } from '../http/HttpAnswer'
import { surrogateTags } from '../refresh/cacheTags'
import type { SiteFile } from '../routing/siteFiles'
import type { LiveSite } from '../sites/createSiteRegistry'
import { database } from '../sites/database'
import { siteOrigin } from '../sites/siteOrigin'
import { postsAtom, postsRss } from './postFeeds'
import { siteIcon } from './siteIcon'
import { siteManifest } from './siteManifest'
import { siteMapCars, siteMapIndex, siteMapPages } from './siteMap'
import { siteRobots } from './siteRobots'

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
