import type { QuoteService } from './QuoteService'

const weeksAYear = 52
/** The rate a year for a car of this year or next; percent. */
const rateWhenNew = 6.49
const ratePerYearOfAge = 0.35
const highestRate = 14.99
const establishmentFee = 595
const monthlyFee = 8
/** The loan of the comparison rate's own example, in dollars over five years. */
const exampleLoan = 30_000

const cents = (amount: number) => Math.round(amount * 100) / 100

/**
 * Quotes without a service: figures a lender might give, always the same for the same car and price. The rate rises with the
 * car's age; fees are in the repayment, and in the comparison rate.
 */
export function simulatedQuotes(now: () => Date = () => new Date()): QuoteService {
  return {
    async quote({ purchasePrice, loanTerm, year }) {
      const age = Math.max(0, now().getUTCFullYear() - year)
      const rate = Math.min(highestRate, cents(rateWhenNew + age * ratePerYearOfAge))
      const weeks = loanTerm * weeksAYear
      const weeklyRate = rate / 100 / weeksAYear
      const loan = purchasePrice + establishmentFee
      const repayment = (loan * weeklyRate) / (1 - (1 + weeklyRate) ** -weeks) + (monthlyFee * 12) / weeksAYear
      const feesAYear = (establishmentFee / loanTerm + monthlyFee * 12) / exampleLoan
      const comparison = rate + feesAYear * 100 * 1.75
      return { weeklyCents: Math.round(repayment * 100), rate, comparisonRate: cents(comparison) }
    },
  }
}
