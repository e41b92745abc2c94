import { looksDifferent, wouldBeInvalid } from '../impact/impactSentence'
import type { SiteImpact } from '../impact/useImpact'

export interface SiteFilters {
  readonly q: string
  readonly organisation: string
  readonly template: string
  readonly manufacturer: string
  /** The impact to filter by; empty for any. 'invalid': the layer would make the site's config invalid. */
  readonly effect: '' | 'different' | 'same' | 'invalid'
}

export const noFilters: SiteFilters = { q: '', organisation: '', template: '', manufacturer: '', effect: '' }

const fits = (site: SiteImpact, { q, organisation, template, manufacturer, effect }: SiteFilters): boolean => {
  const text = q.trim().toLowerCase()
  if (text !== '' && !`${site.name} ${site.organisationName}`.toLowerCase().includes(text)) return false
  if (organisation !== '' && site.organisationName !== organisation) return false
  if (template !== '' && site.template !== template) return false
  if (manufacturer !== '' && (site.manufacturer ?? 'None') !== manufacturer) return false
  if (effect === 'invalid') return wouldBeInvalid(site)
  if (effect === 'different') return looksDifferent(site) && !wouldBeInvalid(site)
  return effect === '' || (!looksDifferent(site) && !wouldBeInvalid(site))
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
