/**
 * Reads a number as people type it, with currency signs, spaces and commas (SRC-22). Null when there is none.
 *
 * @example typedNumber('$15,000') // 15000
 */
export const typedNumber = (text: string): number | null => {
  const digits = text.replace(/[\s,$+]/g, '').replace(/km$/i, '')
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null
}
