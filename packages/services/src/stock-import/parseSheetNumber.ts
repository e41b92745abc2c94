/** Digits with commas, spaces or apostrophes as thousands separators and a decimal point: the only unambiguous formats. */
const written = /^(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?:\s\d{3})+|\d{1,3}(?:['’]\d{3})+)(?:\.\d+)?$/

/**
 * Parses a number as written in Australia and New Zealand; null for anything else. Three digits after a single point (48.210) may be
 * thousands in other locales: refused for numbers with fewer decimals.
 *
 * @example parseSheetNumber('$48,210') // 48210
 */
export const parseSheetNumber = (text: string, { decimals = 2 }: { readonly decimals?: number } = {}): number | null => {
  const digits = text.trim().replace(/^\$\s*/, '')
  if (!written.test(digits)) return null
  const places = digits.split('.')[1]?.length ?? 0
  return places > decimals ? null : Number(digits.replace(/[,\s'’]/g, ''))
}
