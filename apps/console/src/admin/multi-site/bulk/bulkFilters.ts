import { countryName } from '@forecourt/schema/text/countryName'
import type { ChangeAtSite } from './useDryRun'

export type FilteredSite = Pick<ChangeAtSite, 'name' | 'organisationName' | 'template' | 'country'>

/** Filters of the sites; an empty string matches all. */
export interface BulkFilters {
  readonly q: string
  readonly organisation: string
  readonly country: string
  readonly template: string
}

export const noBulkFilters: BulkFilters = { q: '', organisation: '', country: '', template: '' }

/** The text of a site that each filter compares. */
const bulkFacets = {
  organisation: ({ organisationName }: FilteredSite) => organisationName,
  country: ({ country }: FilteredSite) => countryName(country),
  template: ({ template }: FilteredSite) => template,
} as const

export type BulkFacet = keyof typeof bulkFacets

export const bulkFiltered = <Site extends FilteredSite>(sites: readonly Site[], filters: BulkFilters): Site[] => {
  const text = filters.q.trim().toLowerCase()
  const facets = Object.keys(bulkFacets) as BulkFacet[]
  return sites.filter(
    (site) =>
      `${site.name} ${site.organisationName}`.toLowerCase().includes(text) &&
      facets.every((facet) => filters[facet] === '' || bulkFacets[facet](site) === filters[facet]),
  )
}

/** The distinct values of a filter among the sites. */
export const bulkChoices = (sites: readonly FilteredSite[], facet: BulkFacet): string[] =>
  [...new Set(sites.map(bulkFacets[facet]))].sort((one, other) => one.localeCompare(other, 'en-AU'))
