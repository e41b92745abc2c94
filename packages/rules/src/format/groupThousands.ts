const group = (digits: string): string => {
  if (digits.length <= 3) return digits
  if (digits.length <= 6) return `${digits.slice(0, -3)},${digits.slice(-3)}`
  let left = digits
  let grouped = ''
  for (; left.length > 3; left = left.slice(0, -3)) grouped = `,${left.slice(-3)}${grouped}`
  return left + grouped
}

/** More is written in powers of ten, and means nothing on a car. */
const tooLarge = 1e21

/**
 * Writes a number with thousands commas and at most three decimals (UI-19). By hand, because every car of a list writes
 * several and a locale's formatter takes ten times as long.
 *
 * @example groupThousands(24990) // '24,990'
 */
export const groupThousands = (value: number): string => {
  const size = Math.abs(value)
  if (!(size < tooLarge)) return String(value)
  const sign = value < 0 ? '-' : ''
  if (Number.isInteger(size)) return sign + group(String(size))
  const [whole = '0', decimals] = String(Math.round(size * 1000) / 1000).split('.')
  return `${sign}${group(whole)}${decimals ? `.${decimals}` : ''}`
}
