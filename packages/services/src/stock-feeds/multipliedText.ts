import { odometerUnits } from '@forecourt/rules/stock/vocabulary/odometerUnits'
import { parseSheetNumber } from '../stock-import/parseSheetNumber'
import { amountColumns, type ImportColumn } from '../stock-import/stockColumns'

const numbers = /\d(?:[\d,.\s'’]*\d)?/g
/** Thousands: “28k”. */
const thousands = /^\s?k(?![a-z])/i
/** GST that is part of an amount, so that a factor that adds it would add it twice. */
const withGst = /\bgst\b/i
/** Factors from miles to kilometres. */
const [leastOfMile, mostOfMile] = [1.6, 1.61] as const

const multiplied = (number: number, factor: number): string => String(Math.round(number * factor * 10_000) / 10_000)

/** Whether a factor only moves the decimal point, as from cents to dollars. */
const isOfTens = (factor: number): boolean => Number.isInteger(Math.round(Math.log10(factor) * 1e9) / 1e9)

/** A reading of an odometer. One with a unit of its own isn’t in the unit that the factor is for; miles are read as such. */
const multipliedReading = (text: string, number: number, rest: string, factor: number): string | null => {
  const isInThousands = thousands.test(rest)
  const unit = odometerUnits.read(rest.replace(thousands, '').replace(/[().]/g, ''))
  if (unit === 'miles' && factor > leastOfMile && factor < mostOfMile) return text
  if (unit !== null || (isInThousands && (factor >= 1_000 || number >= 1_000))) return null
  return `${multiplied(number * (isInThousands ? 1_000 : 1), factor)}${rest.replace(thousands, '')}`
}

/**
 * Multiplies the number of a cell and keeps the words around it, which the column’s own reader judges: “1699000 DAP” is “16990 DAP”. A text
 * without a number, such as “POA”, stays as it is; null if it isn’t clear which number a text has: one left as it is would be in the wrong
 * unit (ENT-01).
 *
 * @param column null for an amount of a file that is written, not read
 * @example multipliedText('price', '1699000 DAP', 0.01) // '16990 DAP'
 */
export const multipliedText = (column: ImportColumn | null, text: string, factor: number): string | null => {
  if (text.includes('\n')) {
    const lines = text.split('\n').map((line) => multipliedText(column, line, factor))
    return lines.includes(null) ? null : lines.join('\n')
  }
  const [found, ...others] = text.matchAll(numbers)
  if (!found) return text
  const [written] = found
  const number = parseSheetNumber(written, { decimals: 20 })
  // “48.210” may be 48,210, which it is in thousands too.
  const isDoubtful = column !== null && factor < 1_000 && /\.\d{3}$/.test(written)
  if (others.length > 0 || number === null || isDoubtful) return null
  const [before, after] = [text.slice(0, found.index), text.slice(found.index + written.length)]
  if (column === 'km') return before.trim() === '' ? multipliedReading(text, number, after, factor) : null
  const hasWords = /\p{L}/u.test(`${before}${after}`)
  const isAmount = column !== null && amountColumns.includes(column)
  if (hasWords && (!isAmount || thousands.test(after) || (withGst.test(text) && !isOfTens(factor)))) return null
  return `${before}${multiplied(number, factor)}${after}`
}
