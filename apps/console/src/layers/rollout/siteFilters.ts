import { isRefused, looksDifferent } from '../impact/impactSentence'
import type { SiteImpact } from '../impact/useImpact'

export interface SiteFilters {
  readonly q: string
  readonly organisation: string
  readonly template: string
  readonly manufacturer: string
  /** The impact to filter by; empty for any. */
  readonly effect: '' | 'different' | 'same' | 'refused'
}

export const noFilters: SiteFilters = { q: '', organisation: '', template: '', manufacturer: '', effect: '' }

const fits = (site: SiteImpact, { q, organisation, template, manufacturer, effect }: SiteFilters): boolean => {
  const text = q.trim().toLowerCase()
  if (text !== '' && !`${site.name} ${site.organisationName}`.toLowerCase().includes(text)) return false
  if (organisation !== '' && site.organisationName !== organisation) return false
  if (template !== '' && site.template !== template) return false
  if (manufacturer !== '' && (site.manufacturer ?? 'None') !== manufacturer) return false
  if (effect === 'refused') return isRefused(site)
  if (effect === 'different') return looksDifferent(site) && !isRefused(site)
  return effect === '' || (!looksDifferent(site) && !isRefused(site))
}

/** The sites that match every filter. */
export const filteredSites = (sites: readonly SiteImpact[], filters: SiteFilters): SiteImpact[] =>
  sites.filter((site) => fits(site, filters))

/** The choices of each filter, from the sites. */
export const filterChoices = (sites: readonly SiteImpact[]) => {
  const choices = (select: (site: SiteImpact) => string) =>
    [...new Set(sites.map(select))].sort((one, other) => one.localeCompare(other, 'en-AU'))
  return {
    organisation: choices(({ organisationName }) => organisationName),
    template: choices(({ template }) => template),
    manufacturer: choices(({ manufacturer }) => manufacturer ?? 'None'),
  }
}
