import type { Country } from '../records/kinds/countryTerms'
import { countryOfTimeZone } from './countryOfTimeZone'

/**
 * The country whose law and addresses a business follows (CFG-02): New Zealand if all of its locations are there; otherwise Australia, whose
 * law asks for more.
 *
 * @example countryOfLocations([{ timeZone: 'Pacific/Auckland' }]) // 'NZ'
 */
export const countryOfLocations = (locations: readonly { readonly timeZone: string }[]): Country =>
  locations.length > 0 && locations.every(({ timeZone }) => countryOfTimeZone(timeZone) === 'NZ') ? 'NZ' : 'AU'
