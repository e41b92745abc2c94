import type { WeeklyLoan } from '../finance/small-print/FinanceTexts'

/** A loan for tests: $30,000 at 8.99% over 5 years is $143.35 a week, or $149.85 with fees of $1,360.50 added to the loan. */
export const weeklyLoan: WeeklyLoan = {
  priceCents: 3_000_000,
  weeklyCents: 14_335,
  rate: 8.99,
  termYears: 5,
  depositCents: 0,
  residualCents: 0,
  establishmentFeesCents: null,
}
