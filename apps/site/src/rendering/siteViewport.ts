import type { Viewport } from 'next'
import type { SitePage } from './loadSitePage'

/** How phones frame a page of the site. */
export function siteViewport(page: SitePage | null): Viewport {
  return { width: 'device-width', initialScale: 1, ...(page ? { themeColor: page.config.theme.brandColour } : {}) }
}
