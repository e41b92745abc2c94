import { parseTypedNumber, plainTyped } from './parseTypedNumber'

/** Dollars; more is no price of anything here. */
const most = 99_999_999.99

/**
 * Reads an amount of dollars as people type it, in whole cents; null for nothing, undefined for what is no amount or may mean several
 * (RTE-21). Whoever asked says so then, and keeps what was typed.
 *
 * @example parseMoney('$1,389.50') // 138950
 * @example parseMoney('35k') // 3500000
 * @example parseMoney('12,50') // undefined
 */
export const parseMoney = (text: string): number | null | undefined => {
  const plain = plainTyped(text)
  if (plain === '') return null
  const bare = plain.replace(/^(?:(?:a|aud?|nzd?)? ?\$|aud|nzd) ?/i, '').replace(/ ?(?:\$|aud|nzd|dollars?)$/i, '')
  const number = parseTypedNumber(bare)
  return !number || number.decimals > 2 || number.value > most ? undefined : Math.round(number.value * 100)
}
