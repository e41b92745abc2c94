import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Location } from '../entities/Location'
import { phoneFor } from '../phone/phoneFor'
import type { PageData, SiteData } from './PageData'

const digitsOf = (number: string) => number.replace(/\D/g, '')

/** The numbers that a car's page shows in stars, and its sheet to print leaves out: the one to call about the car, and that of the place it stands at. */
const maskedNumbers = (config: Pick<ResolvedConfig, 'phone'>, data: PageData): string[] => {
  if ((data.page !== 'car' && data.page !== 'print') || config.phone.startsRevealed) return []
  return [phoneFor(data.car, config), data.car.locationPhone].filter((number) => number !== null).map(digitsOf)
}

const withoutNumbers = (location: Location, isMasked: (number: string | null) => boolean): Location => ({
  ...location,
  phone: isMasked(location.phone) ? null : location.phone,
  landline: isMasked(location.landline) ? null : location.landline,
})

/**
 * What header and footer may know of a site on a page: on a car's page whose number is masked, that number is nowhere, however it
 * is written, nor does the header give the site's main number in full beside it (VDP-16, VDP-18). Other pages and other numbers
 * are as they were.
 */
export const besideMaskedPhone = (config: ResolvedConfig, data: PageData): { readonly config: ResolvedConfig; readonly site: SiteData } => {
  const masked = maskedNumbers(config, data)
  if (masked.length === 0) return { config, site: data.site }
  const isMasked = (number: string | null) => number !== null && masked.includes(digitsOf(number))
  return {
    config: { ...config, phone: { ...config.phone, main: '' } },
    site: { ...data.site, locations: data.site.locations.map((location) => withoutNumbers(location, isMasked)) },
  }
}
