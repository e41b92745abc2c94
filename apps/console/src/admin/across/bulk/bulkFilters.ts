import type { ChangeAtSite } from './useDryRun'

/** The countries a site can be in. */
const countryNames = { AU: 'Australia', NZ: 'New Zealand' } as const

export type FilteredSite = Pick<ChangeAtSite, 'name' | 'organisationName' | 'template' | 'country'>

/** What narrows the sites of a change; empty for any. */
export interface BulkFilters {
  readonly q: string
  readonly organisation: string
  readonly country: string
  readonly template: string
}

export const noBulkFilters: BulkFilters = { q: '', organisation: '', country: '', template: '' }

/** What of a site each filter looks at, in words. */
const bulkFacets = {
  organisation: ({ organisationName }: FilteredSite) => organisationName,
  country: ({ country }: FilteredSite) => countryNames[country],
  template: ({ template }: FilteredSite) => template,
} as const

export type BulkFacet = keyof typeof bulkFacets

/** The sites that fit every filter. */
export const bulkFiltered = <Site extends FilteredSite>(sites: readonly Site[], filters: BulkFilters): Site[] => {
  const text = filters.q.trim().toLowerCase()
  const facets = Object.keys(bulkFacets) as BulkFacet[]
  return sites.filter(
    (site) =>
      `${site.name} ${site.organisationName}`.toLowerCase().includes(text) &&
      facets.every((facet) => filters[facet] === '' || bulkFacets[facet](site) === filters[facet]),
  )
}

/** The choices of a filter: what the sites have. */
export const bulkChoices = (sites: readonly FilteredSite[], facet: BulkFacet): string[] =>
  [...new Set(sites.map(bulkFacets[facet]))].sort((one, other) => one.localeCompare(other, 'en-AU'))
