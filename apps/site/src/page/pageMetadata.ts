import { findPageRules } from '@forecourt/rules/pages/findPageRules'
import { pageMeta } from '@forecourt/rules/pages/pageMeta'
import { countryLanguage } from '@forecourt/rules/text/countryLanguage'
import type { PageMetadata } from '../document/DocumentHead'
import type { LiveSite } from '../sites/createSiteRegistry'
import type { SitePage } from './loadSitePage'

/** Language of a site's pages. */
export const siteLanguage = (live: LiveSite | null): string => countryLanguage(live?.published.config.identity.country ?? 'AU')

/** The site version of the page. */
const versionMark = ({ live }: SitePage) => ({ 'site-version': String(live.published.version) })

/** Feed URLs of a site's posts. */
const feedTypes = { 'application/rss+xml': '/rss.xml', 'application/atom+xml': '/atom.xml' }

/** Metadata of a page. */
export function pageMetadata(page: SitePage): PageMetadata {
  if (!page.found) {
    return {
      title: `Page not found | ${page.config.identity.name}`,
      robots: { index: false },
      icons: { icon: { url: '/icon.svg', type: 'image/svg+xml' } },
      other: versionMark(page),
    }
  }
  const { route, config, data, request } = page
  const { title, description, canonical, index, image, product } = pageMeta(route, config, data, request)
  return {
    title,
    description,
    alternates: { canonical, ...(findPageRules(data.page).feeds ? { types: feedTypes } : {}) },
    robots: { index, follow: true },
    manifest: '/manifest.webmanifest',
    icons: { icon: { url: '/icon.svg', type: 'image/svg+xml' } },
    openGraph: {
      title,
      description,
      url: canonical,
      siteName: config.identity.name,
      locale: countryLanguage(config.identity.country).replace('-', '_'),
      // A product's og:type is among its own tags.
      ...(product.length === 0 ? { type: 'website' } : {}),
      ...(image ? { images: [image] } : {}),
    },
    twitter: { card: image ? 'summary_large_image' : 'summary', title, description, ...(image ? { images: [image] } : {}) },
    other: versionMark(page),
    formatDetection: { telephone: false, email: false, address: false },
  }
}
