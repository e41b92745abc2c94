import { cleanText } from '../text/cleanText'

/** Characters. */
const longest = 100
const address = /@|%40/i
/** Seven digits and more with nothing but signs between them: a phone number, however it is written. */
const number = /(?:\d[\s().+/_-]*){7}/

/**
 * A text that links or shoppers brought, fit to be told: what could be an e-mail address or a phone number is left out as a whole, and
 * what is left is short (ANL-01). Nobody's name can be told from a word, so that what people typed goes to our own figures alone.
 *
 * @example impersonal('red ute 0491 570 156') // ''
 */
export const impersonal = (text: string): string => {
  const clean = cleanText(text.slice(0, 4 * longest))
  return address.test(clean) || number.test(clean) ? '' : clean.slice(0, longest)
}
