import { parseTypedNumber, plainTyped } from '../../text/parseTypedNumber'

const most = 999_999_999

/**
 * Reads a number as people type it, with currency signs, spaces and commas, or in thousands (SRC-22). Null when there is none.
 *
 * @example parseFilterNumber('$15,000') // 15000
 * @example parseFilterNumber('15k') // 15000
 */
export const parseFilterNumber = (text: string): number | null => {
  const number = parseTypedNumber(
    plainTyped(text)
      .replace(/^\$ ?/, '')
      .replace(/ ?(?:\+|km)$/i, ''),
  )
  return number && number.decimals === 0 && number.value <= most ? number.value : null
}
