import type { CalculatorEntry } from '@forecourt/rules/finance/calculator/CalculatorEntry'
import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { formatField } from './fieldText'

/** What a result rests on, as a sentence: 'For $32,990 over 5 years with a deposit of $5,000 and a balloon of $9,000.' */
export const entryText = ({ priceCents, depositCents, residualCents, years }: CalculatorEntry): string => {
  const deposit = depositCents > 0 ? `a deposit of ${formatMoney(depositCents)}` : 'no deposit'
  const balloon = residualCents > 0 ? ` and a balloon of ${formatMoney(residualCents)}` : ''
  return `For ${formatMoney(priceCents)} over ${formatField('years', years)} with ${deposit}${balloon}.`
}
