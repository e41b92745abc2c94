import type { FinanceQuote } from '@forecourt/rules/entities/Car'
import { comparisonRate } from '@forecourt/rules/finance/comparisonRate'
import type { QuoteRequest } from '@forecourt/rules/finance/estimate/quoteRequest'

const weeksAYear = 52
/** The rate a year for a car of this year or next; percent. */
const rateWhenNew = 6.49
const ratePerYearOfAge = 0.35
const highestRate = 14.99
const establishmentFee = 595
const monthlyFee = 8
/** What the Code's comparison rate counts, as a lender's settings say it. */
const fees = [
  { id: 'establishment', label: 'Establishment fee', amount: establishmentFee, every: 'once', financed: true },
  { id: 'account', label: 'Account fee', amount: monthlyFee, every: 'month', financed: false },
] as const

/**
 * Makes up a quote: figures a lender might give, always the same for the same car and price, and marked as made up. The rate rises
 * with the car's age; fees are in the repayment, and in the comparison rate, which is the Code's (FIN-05). Null where there is none.
 */
export const simulatedQuote = (
  { purchasePrice, loanTerm, year }: Pick<QuoteRequest, 'purchasePrice' | 'loanTerm' | 'year'>,
  thisYear: number,
): FinanceQuote | null => {
  const age = Math.max(0, thisYear - year)
  const rate = Math.min(highestRate, Math.round((rateWhenNew + age * ratePerYearOfAge) * 100) / 100)
  const weeks = loanTerm * weeksAYear
  const weeklyRate = rate / 100 / weeksAYear
  const loan = purchasePrice + establishmentFee
  const repayment = (loan * weeklyRate) / (1 - (1 + weeklyRate) ** -weeks) + (monthlyFee * 12) / weeksAYear
  const comparison = comparisonRate(rate, 'weekly', { fees: [...fees] })
  return comparison === null ? null : { weeklyCents: Math.round(repayment * 100), rate, comparisonRate: comparison, simulated: true }
}
