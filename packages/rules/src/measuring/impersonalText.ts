import { cleanText } from '../text/cleanText'

/** Maximum length in characters. */
const maxLength = 100
const address = /@|%40/i
/** Seven or more digits with only punctuation between them: a phone number in any notation. */
const number = /(?:\d[\s().+/_-]*){7}/

/**
 * Sanitises text from links or shoppers for third parties: empty if it may contain an email address or phone number, and truncated
 * (ANL-01). A name can't be detected, so search texts only go to our own statistics.
 *
 * @example impersonalText('red ute 0491 570 156') // ''
 */
export const impersonalText = (text: string): string => {
  const clean = cleanText(text.slice(0, 4 * maxLength))
  return address.test(clean) || number.test(clean) ? '' : clean.slice(0, maxLength)
}
