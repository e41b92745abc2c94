import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { phoneFor, revealsPhones } from '../phone/phoneFor'
import type { SiteData } from '../sites/SiteData'
import type { PageData } from './PageRules'

/** The numbers that a car's page masks: the car's and its location's. */
const maskedNumbers = (config: Pick<ResolvedConfig, 'phone'>, data: PageData): readonly string[] =>
  (data.page === 'car' || data.page === 'print') && !revealsPhones(config)
    ? [phoneFor(data.car, config), data.car.locationPhone].filter((phone) => phone !== null)
    : []

const digits = (phone: string): string => phone.replaceAll(/\D/g, '')

/**
 * Removes the dealer's phone numbers from the header and footer of a car's page with a masked number, including those of locations and
 * departments, because calls to them wouldn't be counted as reveals (VDP-16, VDP-18). A main number that isn't masked itself stays in the
 * header, as on every other page. Other pages are unchanged.
 */
export const withMaskedPhone = (config: ResolvedConfig, data: PageData): { readonly config: ResolvedConfig; readonly site: SiteData } => {
  const masked = maskedNumbers(config, data).map(digits)
  if (masked.length === 0) return { config, site: data.site }
  return {
    config: masked.includes(digits(config.phone.main)) ? { ...config, phone: { ...config.phone, main: '' } } : config,
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
