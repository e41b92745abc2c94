import { shows } from '@forecourt/rules/parts/shows'
import { optionalPages } from '@forecourt/rules/routing/optionalPages'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

export interface LinkChoice {
  readonly path: string
  readonly title: string
  readonly group: 'Pages of this site' | 'Cars' | 'The business'
}

const cars: readonly (readonly [path: string, title: string])[] = [
  ['/search', 'All cars'],
  ['/search/new-cars', 'New cars'],
  ['/search/used-cars', 'Used cars'],
  ['/search/demo-cars', 'Demo cars'],
  ['/search/new-used-and-demo-cars', 'New, used and demo cars'],
  ['/pre-owned', 'Certified cars'],
]

/** Everywhere a link of a site can lead that is worth offering: its shown pages first, then what the software has. */
export const linkChoices = (config: ResolvedConfig): readonly LinkChoice[] => [
  ...config.pages.list
    .filter(({ shown }) => shown)
    .map(({ path, title }): LinkChoice => ({ path, title: path === '/' ? 'Home' : title, group: 'Pages of this site' })),
  ...cars.map(([path, title]): LinkChoice => ({ path, title, group: 'Cars' })),
  ...(shows(optionalPages.favourites, { config }) ? [{ path: '/favourites', title: 'Saved cars', group: 'Cars' as const }] : []),
  ...(config.finance.personalised
    ? [{ path: '/personalised/finance', title: 'Personalised finance', group: 'Pages of this site' as const }]
    : []),
  ...(shows(optionalPages.compare, { config }) ? [{ path: '/compare', title: 'Compared cars', group: 'Cars' as const }] : []),
  { path: '/our-location', title: 'Locations', group: 'The business' },
  { path: '/special-offers', title: 'Special offers', group: 'The business' },
  ...(config.blog.show ? [{ path: '/blog', title: 'Blog', group: 'The business' as const }] : []),
  { path: '/sitemap', title: 'All pages', group: 'The business' },
]
