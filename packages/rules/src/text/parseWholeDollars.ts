/**
 * Reads an amount of whole dollars as typed, in cents; null when it is none, or nothing (ENQ-26).
 *
 * @example parseWholeDollars('$12,500') // 1250000
 */
export const parseWholeDollars = (text: string): number | null => {
  const digits = text
    .trim()
    .replace(/^\$/, '')
    .replace(/[ ,]/g, '')
    .replace(/\.00?$/, '')
  const dollars = /^\d{1,8}$/.test(digits) ? Number(digits) : 0
  return dollars > 0 ? dollars * 100 : null
}
