import type { CalculatorEntry } from '@forecourt/rules/finance/calculator/CalculatorEntry'
import type { FinanceFigures } from '@forecourt/rules/finance/FinanceFigures'
import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { formatField } from './fieldText'

/**
 * What a result rests on, as a sentence: 'For $32,990 over 5 years with a deposit of $5,000 and a balloon of $9,000.'
 *
 * @param figures the loan the calculator opened with; null where it opened with no car's
 */
export const entryText = (
  { priceCents, depositCents, residualCents, years }: CalculatorEntry,
  figures: Pick<FinanceFigures, 'priceCents' | 'onRoadCosts'> | null,
): string => {
  const deposit = depositCents > 0 ? `a deposit of ${formatMoney(depositCents)}` : 'no deposit'
  const balloon = residualCents > 0 ? ` and a balloon of ${formatMoney(residualCents)}` : ''
  const costs = figures?.onRoadCosts && figures.priceCents === priceCents ? `, ${figures.onRoadCosts} on-road costs,` : ''
  return `For ${formatMoney(priceCents)}${costs} over ${formatField('years', years)} with ${deposit}${balloon}.`
}
