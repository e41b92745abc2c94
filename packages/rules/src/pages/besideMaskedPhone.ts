import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { phoneFor, revealsPhones } from '../phone/phoneFor'
import type { SiteData } from '../sites/SiteData'
import type { PageData } from './PageRules'

/** Whether a car's page shows the number to call about it, or that of the place it stands at, in stars; its sheet to print leaves it out. */
const masksNumber = (config: Pick<ResolvedConfig, 'phone'>, data: PageData): boolean =>
  (data.page === 'car' || data.page === 'print') &&
  !revealsPhones(config) &&
  (phoneFor(data.car, config) ?? data.car.locationPhone) !== null

/**
 * What header and footer may know of a site on a page: on a car's page whose number is masked, no number of the dealer's stands in
 * full beside it, neither the main one nor that of a branch or its departments: who would be counted would call there (VDP-16,
 * VDP-18). Other pages are as they were.
 */
export const besideMaskedPhone = (config: ResolvedConfig, data: PageData): { readonly config: ResolvedConfig; readonly site: SiteData } => {
  if (!masksNumber(config, data)) return { config, site: data.site }
  return {
    config: { ...config, phone: { ...config.phone, main: '' } },
    site: {
      ...data.site,
      locations: data.site.locations.map((location) => ({
        ...location,
        phone: null,
        landline: null,
        departments: location.departments.map((department) => ({ ...department, phone: null })),
      })),
    },
  }
}
