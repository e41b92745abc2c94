import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { keypadText } from './keypadText'

/**
 * Writes a phone number as people of the site's country do; another country's with its code, and what is no number as it was typed
 * (ENQ-31, CFG-02).
 *
 * @example writtenPhone('0299055551', 'AU') // '02 9905 5551'
 */
export const writtenPhone = (text: string, country: ResolvedConfig['identity']['country']): string => {
  const dialled = keypadText(text)
  // Who writes a number in letters wants them read.
  if (/[a-z]/i.test(text) && !/[a-z]/i.test(dialled)) return text.trim()
  const number = parsePhoneNumberFromString(dialled, country)
  if (!number?.isValid()) return text.trim()
  if (number.country !== country && number.countryCallingCode !== (country === 'NZ' ? '64' : '61')) return number.formatInternational()
  // Landlines are written with their area code apart, without the brackets of older style.
  return number.formatNational().replace(/[()]/g, '')
}
