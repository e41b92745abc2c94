/** A parsed number with its count of decimals. */
interface EnteredNumber {
  readonly value: number
  readonly decimals: number
}

const maxLength = 40
const scales = { k: 1_000, m: 1_000_000 } as const
/** '12,500', '12 500.50', '1’250’000': groups of three digits after the first, with one separator. */
const grouped = /^\d{1,3}([ ,'’])\d{3}(?:\1\d{3})*(?:\.\d*)?$/
/** '35.000,00' and '1.250.000', which are unambiguous. '35.000' alone may be thirty-five, so it isn't parsed. */
const european = /^\d{1,3}(?:\.\d{3})+,\d{1,2}$|^\d{1,3}(?:\.\d{3}){2,}$/
const bareNumber = /^(?:\d+\.?\d*|\.\d+)$/

/** Normalises entered text: full-width digits and signs, and whitespace of any kind. */
export const plainNumberText = (text: string): string =>
  text
    .slice(0, maxLength + 1)
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .trim()

/**
 * Parses an entered number of 0 or more; null if empty, undefined if invalid or ambiguous. Never guesses: '12,50' may be an incomplete
 * 12,500.
 *
 * @example parseEnteredNumber('35k') // { value: 35000, decimals: 0 }
 */
export const parseEnteredNumber = (text: string): EnteredNumber | null | undefined => {
  const plain = plainNumberText(text)
  if (plain === '') return null
  if (plain.length > maxLength) return undefined
  const [, written = '', scale = ''] = /^(.*?) ?([km])?$/i.exec(plain) ?? []
  const isEuropean = european.test(written)
  if (!isEuropean && !grouped.test(written) && !bareNumber.test(written)) return undefined
  const digits = isEuropean ? written.replaceAll('.', '').replace(',', '.') : written.replace(/[ ,'’]/g, '')
  const [, decimals = ''] = digits.split('.')
  const factor = scale === '' ? 1 : scales[scale.toLowerCase() as keyof typeof scales]
  const decimalPlaces = Math.max(0, decimals.length - Math.log10(factor))
  return { value: Number((Number(digits) * factor).toFixed(Math.min(decimalPlaces, 6))), decimals: decimalPlaces }
}

/** Maximum in dollars, above any price here. */
const maxDollars = 99_999_999.99

/**
 * Parses an entered amount of dollars to whole cents; null if empty, undefined if invalid or ambiguous (RTE-21). The caller then reports
 * the error and keeps the input.
 *
 * @example parseMoney('$1,389.50') // 138950
 * @example parseMoney('35k') // 3500000
 * @example parseMoney('12,50') // undefined
 */
export const parseMoney = (text: string): number | null | undefined => {
  const plain = plainNumberText(text)
  if (plain === '') return null
  const bareNumber = plain.replace(/^(?:(?:a|aud?|nzd?)? ?\$|aud|nzd) ?/i, '').replace(/ ?(?:\$|aud|nzd|dollars?)$/i, '')
  const number = parseEnteredNumber(bareNumber)
  return !number || number.decimals > 2 || number.value > maxDollars ? undefined : Math.round(number.value * 100)
}

/**
 * Parses an amount of whole dollars to cents; null if invalid or empty (ENQ-26).
 *
 * @example parseWholeDollars('$12,500') // 1250000
 */
export const parseWholeDollars = (text: string): number | null => {
  const cents = parseMoney(text)
  return cents && cents % 100 === 0 ? cents : null
}

/**
 * Parses an entered percentage; null if empty, undefined if invalid. A comma is a decimal separator, since percentages have no thousands.
 *
 * @example parseRate('7,99 % p.a.') // 7.99
 */
export const parseRate = (text: string): number | null | undefined => {
  const plain = plainNumberText(text)
    .replace(/ ?(?:p\.? ?a\.?|a year|per year)$/i, '')
    .replace(/ ?%$/, '')
  if (plain === '') return plainNumberText(text) === '' ? null : undefined
  if (!/^(?:\d{1,4}(?:[.,]\d{0,4})?|[.,]\d{1,4})$/.test(plain)) return undefined
  return parseEnteredNumber(plain.replace(',', '.'))?.value
}
