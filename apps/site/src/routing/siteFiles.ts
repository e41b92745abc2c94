/** Files each site has of its own, made from its config. */
export const siteFiles = ['robots.txt', 'sitemap.xml', 'manifest.webmanifest', 'icon.svg', 'favicon.ico'] as const

export type SiteFile = (typeof siteFiles)[number]
