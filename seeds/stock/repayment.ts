/** What a lender asks per period for a loan without residual, in cents; `annualRate` in percent. */
export const repaymentPerPeriod = (amountCents: number, annualRate: number, periodsPerYear: number, years: number) => {
  const rate = annualRate / 100 / periodsPerYear
  const periods = periodsPerYear * years
  return Math.round((amountCents * rate) / (1 - (1 + rate) ** -periods))
}
