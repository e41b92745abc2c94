import { memoised } from '@forecourt/schema/memoised'

/** A site's lenders and estimates have only a few rates. */
const maxRates = 500

/**
 * Formats a yearly rate to two decimals, halves up (FIN-05).
 *
 * @example formatRate(6.29) // '6.29%'
 */
export const formatRate = memoised((percent: number): string => `${(Math.round(percent * 100 + 1e-7) / 100).toFixed(2)}%`, maxRates)

const group = (digits: string): string => {
  if (digits.length <= 3) return digits
  if (digits.length <= 6) return `${digits.slice(0, -3)},${digits.slice(-3)}`
  let left = digits
  let grouped = ''
  for (; left.length > 3; left = left.slice(0, -3)) grouped = `,${left.slice(-3)}${grouped}`
  return left + grouped
}

/** Larger numbers are in exponent notation, and meaningless for a car. */
const tooLarge = 1e21

/**
 * Formats a number with thousands commas and at most three decimals (UI-19). Hand-written, because a locale formatter is ten times slower
 * and each car of a list has several numbers.
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

/**
 * Formats an odometer reading (CARD-05).
 *
 * @example formatOdometer(12345) // '12,345 km'
 */
export const formatOdometer = (km: number): string => `${groupThousands(Math.round(km))} km`

/** Inserts non-breaking spaces between numbers and units: '2.0 L', '16 ft (4.88 m)', '12,500 km' (VDP-02). */
export const withUnits = (text: string): string => text.replace(/(\d) (?=(?:km|kg|mm|cc|ft|kW|L|m)\b)/g, '$1\u00a0')

const metresAFoot = 0.3048

/**
 * Formats a length in feet and metres (UI-23, ENT-03); null for zero or less.
 *
 * @example formatFeet(21.5) // '21.5 ft (6.55 m)'
 */
export const formatFeet = (feet: number | null | undefined): string | null =>
  feet && feet > 0 ? `${groupThousands(Math.round(feet * 100) / 100)} ft (${(feet * metresAFoot).toFixed(2)} m)` : null
