/**
 * Reads an amount of dollars and cents as typed, in cents; null when it is none, or nothing (RTE-21).
 *
 * @example parseDollars('$1,389.50') // 138950
 */
export const parseDollars = (text: string): number | null => {
  const [, dollars, cents = ''] = /^\$?(\d{1,8}|\d{1,3}(?:,\d{3}){1,2})(?:\.(\d{1,2}))?$/.exec(text.replace(/\s/g, '')) ?? []
  const amount = dollars === undefined ? 0 : Number(dollars.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'))
  return amount > 0 ? amount : null
}
