/** Digits with commas or spaces between thousands, and a point before decimals: the only ways of writing numbers that are taken without asking. */
const written = /^(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?:\s\d{3})+)(?:\.\d+)?$/

/**
 * A number as spreadsheets of Australia and New Zealand write it; null for anything else. Three decimals after a single point (48.210)
 * may be thousands, as other countries write them: for numbers without decimals of that length they are not understood.
 *
 * @example parseSheetNumber('$48,210') // 48210
 */
export const parseSheetNumber = (text: string, { decimals = 2 }: { readonly decimals?: number } = {}): number | null => {
  const digits = text.trim().replace(/^\$\s*/, '')
  if (!written.test(digits)) return null
  const places = digits.split('.')[1]?.length ?? 0
  return places > decimals ? null : Number(digits.replace(/[,\s]/g, ''))
}
