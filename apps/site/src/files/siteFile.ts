import type { SiteFile } from '../routing/siteFiles'
import type { LiveSite } from '../sites/createSiteRegistry'
import { originOf } from '../sites/originOf'
import { siteIcon } from './siteIcon'
import { siteManifest } from './siteManifest'
import { siteMap } from './siteMap'
import { siteRobots } from './siteRobots'

export interface FileBody {
  readonly body: string
  readonly contentType: string
}

/** Makes one of a site's own files. */
export async function siteFile(name: SiteFile, live: LiveSite, originTemplate: string): Promise<FileBody> {
  const { config } = live.published
  const origin = originOf(live.published, originTemplate)
  switch (name) {
    case 'robots.txt':
      return { body: siteRobots(config, origin), contentType: 'text/plain; charset=utf-8' }
    case 'sitemap.xml':
      return { body: await siteMap(live, origin, new Date().toISOString()), contentType: 'application/xml; charset=utf-8' }
    case 'manifest.webmanifest':
      return { body: JSON.stringify(siteManifest(config)), contentType: 'application/manifest+json' }
    // Browsers that ask for favicon.ico of their own accord take a drawing under that name too.
    case 'icon.svg':
    case 'favicon.ico':
      return { body: siteIcon(config), contentType: 'image/svg+xml' }
  }
}
