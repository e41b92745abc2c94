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

/** Mobiles of Australia and New Zealand: numbers elsewhere, and those that cost extra, are never written to. */
const mobile = /^\+(?:614\d{8}|642\d{7,9})$/

/** A mobile that text messages may be sent to, as it is dialled from anywhere (RTE-13); null for any other number. */
export const mobilePhone = (typed: string, country: 'AU' | 'NZ'): string | null => {
  const dialled = typed.length > 24 ? null : dialledPhone(typed, country)
  return dialled && mobile.test(dialled) ? dialled : null
}

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
