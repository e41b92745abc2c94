import { otherWords } from '../../../parts/settings/otherWords'

/** A page of the console that users look for among the settings. */
export interface Elsewhere {
  readonly title: string
  readonly text: string
  readonly href: string
}

const places = (siteId: string): readonly (Elsewhere & { readonly words: readonly string[] })[] => [
  {
    words: ['hours', 'opening', 'closed', 'holiday', 'address', 'phone', 'number', 'location', 'department', 'map', 'email'],
    title: 'Hours, address and phones of a location',
    text: 'Edited with each location, for all sites that show it.',
    href: '#/locations',
  },
  {
    words: ['domain', 'host', 'dns', 'url', 'www'],
    title: 'Domains of the site',
    text: 'The web addresses of the site.',
    href: `#/sites/${siteId}/domains`,
  },
  {
    words: ['redirect', 'redirects', '301', '404', 'moved', 'old'],
    title: 'Redirects of the site',
    text: 'Old addresses that redirect to a page of the site.',
    href: `#/sites/${siteId}/redirects`,
  },
  {
    words: ['stock', 'vin', 'odometer', 'sold', 'vehicle'],
    title: 'The cars themselves',
    text: 'Prices, photos and sold status come with the stock.',
    href: '#/stock',
  },
]

/** Other console pages that match a search. */
export const elsewhere = (query: string, siteId: string): readonly Elsewhere[] => {
  const searchedFor = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word.length > 2)
    .flatMap(otherWords)
  return places(siteId).filter(({ words }) => searchedFor.some((word) => words.includes(word)))
}
