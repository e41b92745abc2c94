import { listSynonyms } from '@forecourt/schema/search/listSynonyms'

/** A page of the console that users look for among the settings. */
export interface ConsolePage {
  readonly title: string
  readonly text: string
  readonly href: string
}

const consolePages = (siteId: string): readonly (ConsolePage & { readonly searchTerms: readonly string[] })[] => [
  {
    searchTerms: [
      ...['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday', 'weekend'],
      ...['hours', 'opening', 'closed', 'holiday', 'address', 'phone', 'number', 'location', 'department', 'map', 'email'],
    ],
    title: 'Hours, address and phones of a location',
    text: 'Edited with each location, for all sites that show it.',
    href: '#/locations',
  },
  {
    searchTerms: ['domain', 'host', 'dns', 'url', 'www'],
    title: 'Domains of the site',
    text: 'The web addresses of the site.',
    href: `#/sites/${siteId}/domains`,
  },
  {
    searchTerms: ['redirect', 'redirects', '301', '404', 'moved', 'old'],
    title: 'Redirects of the site',
    text: 'Old addresses that redirect to a page of the site.',
    href: `#/sites/${siteId}/redirects`,
  },
  {
    searchTerms: ['stock', 'vin', 'odometer', 'sold', 'vehicle'],
    title: 'The cars themselves',
    text: 'Prices, photos and sold status come with the stock.',
    href: '#/stock',
  },
]

/** Other console pages that match a search. */
export const findConsolePages = (query: string, siteId: string): readonly ConsolePage[] => {
  const queryTerms = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word.length > 2)
    .flatMap(listSynonyms)
  return consolePages(siteId).filter(({ searchTerms }) => queryTerms.some((word) => searchTerms.includes(word)))
}
