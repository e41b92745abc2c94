import type { Location } from '../entities/Location'
import { countryOfTimeZone } from './countryOfTimeZone'

/**
 * Town line of an address: with the state in Australia; New Zealand's addresses have no region (CFG-02, LOC-12).
 *
 * @example 'Granville NSW 2142', 'Hamilton 3200'
 */
export const townText = ({ address: { city, state, postcode }, timeZone }: Pick<Location, 'address' | 'timeZone'>): string =>
  [city, countryOfTimeZone(timeZone) === 'NZ' ? '' : state, postcode].filter(Boolean).join(' ')
