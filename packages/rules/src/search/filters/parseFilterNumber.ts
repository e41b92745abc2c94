/**
 * Reads a number as people type it, with currency signs, spaces and commas, or in thousands (SRC-22). Null when there is none.
 *
 * @example parseFilterNumber('$15,000') // 15000
 * @example parseFilterNumber('15k') // 15000
 */
export const parseFilterNumber = (text: string): number | null => {
  const digits = text.replace(/[\s,$+]/g, '').replace(/km$/i, '')
  const thousands = /^(\d{1,6}(?:\.\d{1,3})?)k$/i.exec(digits)
  if (thousands) return Math.round(Number(thousands[1]) * 1_000)
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null
}
