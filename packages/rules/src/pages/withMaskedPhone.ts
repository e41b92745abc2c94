import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { phoneFor, revealsPhones } from '../phone/phoneFor'
import type { SiteData } from '../sites/SiteData'
import type { PageData } from './PageRules'

/** Whether a car's page masks the phone number of the car or its location; print sheets omit the number. */
const masksNumber = (config: Pick<ResolvedConfig, 'phone'>, data: PageData): boolean =>
  (data.page === 'car' || data.page === 'print') &&
  !revealsPhones(config) &&
  (phoneFor(data.car, config) ?? data.car.locationPhone) !== null

/**
 * Removes the dealer's phone numbers from the header and footer of a car's page with a masked number, including those of locations and
 * departments, because calls to them wouldn't be counted as reveals (VDP-16, VDP-18). Other pages are unchanged.
 */
export const withMaskedPhone = (config: ResolvedConfig, data: PageData): { readonly config: ResolvedConfig; readonly site: SiteData } => {
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
