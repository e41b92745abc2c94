import type { Database } from '@forecourt/data/createDatabase'
import type { SiteFile } from '../routing/siteFiles'
import type { LiveSite } from '../sites/createSiteRegistry'
import { siteOrigin } from '../sites/siteOrigin'
import { postsAtom, postsRss } from './postFeeds'
import { siteIcon } from './siteIcon'
import { siteManifest } from './siteManifest'
import { siteMapCars, siteMapIndex, siteMapPages } from './siteMap'
import { siteRobots } from './siteRobots'

export interface FileBody {
  readonly body: string
  readonly contentType: string
}

export interface FileMaking {
  readonly db: Database
  /** `{host}` is filled in: the public address of a site. */
  readonly originTemplate: string
  /** ISO in UTC. */
  readonly now: string
}

const xml = (body: string): FileBody => ({ body, contentType: 'application/xml; charset=utf-8' })

/** Makes one of a site's own files. */
export async function siteFile(file: SiteFile, live: LiveSite, { db, originTemplate, now }: FileMaking): Promise<FileBody> {
  const { config } = live.published
  const origin = siteOrigin(live.published, originTemplate)
  const asking = { db, origin, now }
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
