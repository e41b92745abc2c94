/** Whether an address has an endpoint of its own on every site, so that it is no page. */
export function isEndpointAddress(path: string): boolean {
  return (
    /^\/(?:_next|assets|api|media|map-tiles|internal|1\/indexes)\//.test(path) ||
    /^\/(?:livez|readyz)$/.test(path) ||
    /^\/feeds\/[\w-]{32}\/[a-z\d-]+\.[a-z]+$/.test(path) ||
    /^\/cars\/[^/]+(?:\/(?:view\.json|history|share\.png|qr\.svg|notice\.pdf)|\.pdf)$/.test(path)
  )
}

/** Files generated from a site's config. */
const namedFiles = [
  'robots.txt',
  'sitemap.xml',
  'sitemap-pages.xml',
  'rss.xml',
  'atom.xml',
  'manifest.webmanifest',
  'icon.svg',
  'favicon.ico',
] as const

/** Sitemap part of cars: number and total. */
const carsFilePattern = /^sitemap-cars-(\d{1,3})-of-(\d{1,3})\.xml$/

export type SiteFile =
  | { readonly kind: (typeof namedFiles)[number] }
  | { readonly kind: 'cars'; readonly part: number; readonly parts: number }

/** File name of a sitemap part; parts count from 1. */
export const carsFile = (part: number, parts: number): string => `sitemap-cars-${part + 1}-of-${parts}.xml`

/** Generated site file of a name; null for none. */
export const siteFileNamed = (name: string): SiteFile | null => {
  const known = namedFiles.find((each) => each === name)
  if (known) return { kind: known }
  const [, number, total] = carsFilePattern.exec(name) ?? []
  const [part, parts] = [Number(number) - 1, Number(total)]
  const isPart = number !== undefined && part >= 0 && part < parts && Number.isInteger(Math.log2(parts)) && carsFile(part, parts) === name
  return isPart ? { kind: 'cars', part, parts } : null
}
