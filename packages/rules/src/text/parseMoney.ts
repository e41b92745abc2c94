/** A number as it was typed, with how many decimals it has. */
interface TypedNumber {
  readonly value: number
  readonly decimals: number
}

const longest = 40
const scales = { k: 1_000, m: 1_000_000 } as const
/** '12,500', '12 500.50', '1’250’000': every group after the first has three digits, and all are parted the same way. */
const grouped = /^\d{1,3}([ ,'’])\d{3}(?:\1\d{3})*(?:\.\d*)?$/
/** '35.000,00' and '1.250.000', which can be nothing else. '35.000' alone may be thirty-five, so it is not read. */
const european = /^\d{1,3}(?:\.\d{3})+,\d{1,2}$|^\d{1,3}(?:\.\d{3}){2,}$/
const bare = /^(?:\d+\.?\d*|\.\d+)$/

/** What people type, with full-width digits and signs, and all kinds of blanks, as they are on a plain keyboard. */
export const plainTyped = (text: string): string =>
  text
    .slice(0, longest + 1)
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .trim()

/**
 * Reads a number that is 0 or more as people type it; null for nothing, undefined for what could mean several things, or nothing at all.
 * Nothing is guessed: '12,50' may be the beginning of 12,500.
 *
 * @example parseTypedNumber('35k') // { value: 35000, decimals: 0 }
 */
export const parseTypedNumber = (text: string): TypedNumber | null | undefined => {
  const plain = plainTyped(text)
  if (plain === '') return null
  if (plain.length > longest) return undefined
  const [, written = '', scale = ''] = /^(.*?) ?([km])?$/i.exec(plain) ?? []
  const isEuropean = european.test(written)
  if (!isEuropean && !grouped.test(written) && !bare.test(written)) return undefined
  const digits = isEuropean ? written.replaceAll('.', '').replace(',', '.') : written.replace(/[ ,'’]/g, '')
  const [, decimals = ''] = digits.split('.')
  const factor = scale === '' ? 1 : scales[scale.toLowerCase() as keyof typeof scales]
  const places = Math.max(0, decimals.length - Math.log10(factor))
  return { value: Number((Number(digits) * factor).toFixed(Math.min(places, 6))), decimals: places }
}

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

/**
 * Reads an amount of whole dollars as typed, in cents; null when it is none, or nothing (ENQ-26).
 *
 * @example parseWholeDollars('$12,500') // 1250000
 */
export const parseWholeDollars = (text: string): number | null => {
  const cents = parseMoney(text)
  return cents && cents % 100 === 0 ? cents : null
}

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
