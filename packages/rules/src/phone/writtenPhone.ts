import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { keypadText } from './keypadText'

/**
 * Converts a phone number to international format; null if invalid (ENQ-31). Without a country code it belongs to the site's country.
 *
 * @example internationalPhone('0491 570 006', 'AU') // '+61491570006'
 */
export const internationalPhone = (text: string, country: ResolvedConfig['identity']['country']): string | null => {
  const number = parsePhoneNumberFromString(keypadText(text), country)
  return number?.isValid() ? number.number : null
}

/** Mobiles in Australia and New Zealand; other countries and premium numbers never get text messages. */
const mobile = /^\+(?:614\d{8}|642\d{7,9})$/

/** Parses a mobile for text messages into international format (RTE-13); null for any other number. */
export const mobilePhone = (entered: string, country: 'AU' | 'NZ'): string | null => {
  const dialled = entered.length > 24 ? null : internationalPhone(entered, country)
  return dialled && mobile.test(dialled) ? dialled : null
}

/**
 * Formats a phone number in the site's national format; other countries' with country code, invalid ones as entered (ENQ-31, CFG-02).
 *
 * @example writtenPhone('0299055551', 'AU') // '02 9905 5551'
 */
export const writtenPhone = (text: string, country: ResolvedConfig['identity']['country']): string => {
  const dialled = keypadText(text)
  // Keeps the letters of a vanity number.
  if (/[a-z]/i.test(text) && !/[a-z]/i.test(dialled)) return text.trim()
  const number = parsePhoneNumberFromString(dialled, country)
  if (!number?.isValid()) return text.trim()
  if (number.country !== country && number.countryCallingCode !== (country === 'NZ' ? '64' : '61')) return number.formatInternational()
  // Drops the brackets around area codes.
  return number.formatNational().replace(/[()]/g, '')
}
