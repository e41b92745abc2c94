import { groupThousands } from '../../format/groupThousands'
import type { CalculatorBounds, CalculatorField } from './CalculatorEntry'

const inWords = (field: CalculatorField, value: number): string =>
  field === 'years' || field === 'ratePercent' ? String(value) : groupThousands(Math.round(value / 100))

const unread = { amount: 'Please enter an amount, such as 35,000', number: 'Please enter a number, such as 7.5' } as const

/**
 * Says what is wrong with an entry while it is being typed (ERR-09), in the field's own unit; null when nothing is. A price of
 * 0 or below is no mistake but no price (FIN-14), and a deposit or residual may be left out (FIN-18, FIN-19).
 *
 * @param value NaN for what is no number, or may mean several: a mistake in every field
 */
export const entryProblem = (field: CalculatorField, value: number, bounds: CalculatorBounds): string | null => {
  const { min, max } = bounds[field]
  if (Number.isNaN(value)) return unread[field === 'years' || field === 'ratePercent' ? 'number' : 'amount']
  if ((value >= min || (field === 'priceCents' && value <= 0)) && value <= max) return null
  return `Cannot be less than ${inWords(field, min)} or more than ${inWords(field, max)}`
}
