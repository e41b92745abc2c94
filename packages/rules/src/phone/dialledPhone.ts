import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { keypadText } from './keypadText'

/**
 * Writes a phone number as it is dialled from anywhere; null when it is none (ENQ-31). Without a country code it is the site's country's.
 *
 * @example dialledPhone('0491 570 006', 'AU') // '+61491570006'
 */
export const dialledPhone = (text: string, country: ResolvedConfig['identity']['country']): string | null => {
  const number = parsePhoneNumberFromString(keypadText(text), country)
  return number?.isValid() ? number.number : null
}
