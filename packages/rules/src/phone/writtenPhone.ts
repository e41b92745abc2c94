import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/**
 * Writes a phone number as people of the site's country do; another country's with its code, and what is no number as it was typed
 * (ENQ-31, CFG-02).
 *
 * @example writtenPhone('0299055551', 'AU') // '02 9905 5551'
 */
export const writtenPhone = (text: string, country: ResolvedConfig['identity']['country']): string => {
  const number = parsePhoneNumberFromString(text, country)
  if (!number?.isValid()) return text.trim()
  if (number.country !== country && number.countryCallingCode !== (country === 'NZ' ? '64' : '61')) return number.formatInternational()
  // Landlines are written with their area code apart, without the brackets of older style.
  return number.formatNational().replace(/[()]/g, '')
}
