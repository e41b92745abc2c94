import { parseTypedNumber, plainTyped } from './parseTypedNumber'

/**
 * Reads a percentage as people type it; null for nothing, undefined for what is none. Percentages have no thousands, so a comma parts
 * their decimals.
 *
 * @example parseRate('7,99 % p.a.') // 7.99
 */
export const parseRate = (text: string): number | null | undefined => {
  const plain = plainTyped(text)
    .replace(/ ?(?:p\.? ?a\.?|a year|per year)$/i, '')
    .replace(/ ?%$/, '')
  if (plain === '') return plainTyped(text) === '' ? null : undefined
  if (!/^(?:\d{1,4}(?:[.,]\d{0,4})?|[.,]\d{1,4})$/.test(plain)) return undefined
  return parseTypedNumber(plain.replace(',', '.'))?.value
}
