import type { Car, Cents } from '@forecourt/rules/entities/Car'
import { comparisonRate } from '@forecourt/rules/finance/comparisonRate'
import { lenderFees } from '@forecourt/rules/finance/lender/lenderFigures'
import type { AdvertisedLoan } from '@forecourt/services/quotes/createQuoteService'
import type { StockPlan } from './StockPlan'

/** The loan that a plan's site advertises, with the comparison rate of its fees. */
export const advertisedLoan = ({ financeRate, financeFees }: Pick<StockPlan, 'financeRate' | 'financeFees'>): AdvertisedLoan => {
  const lender = { fees: financeFees, rounding: 'nearest' } as const
  return { estimate: { rate: financeRate, comparisonRate: comparisonRate(financeRate, 'weekly', lender) ?? financeRate }, lender }
}

/** Repayment per period of a loan without residual, in cents; `annualRate` in percent. */
const repaymentPerPeriod = (amountCents: number, annualRate: number, periodsPerYear: number, years: number) => {
  const rate = annualRate / 100 / periodsPerYear
  const periods = periodsPerYear * years
  return Math.round((amountCents * rate) / (1 - (1 + rate) ** -periods))
}

/** Finance figures of a plan's lender for a price. */
export const lenderFigures = (
  { financeProvider, financeRate, financeFees }: StockPlan,
  priceCents: Cents | null,
): Car['financeLenders'] => {
  if (financeProvider === 'none' || priceCents === null) return {}
  const { financedCents, upfrontCents, monthlyCents } = lenderFees({ fees: financeFees })
  const weeklyCents = repaymentPerPeriod(priceCents + financedCents, financeRate, 52, 5)
  return {
    [financeProvider]: {
      priceCents,
      interestRate: financeRate,
      comparisonRate: comparisonRate(financeRate, 'weekly', { fees: financeFees }),
      paymentWeekCents: weeklyCents,
      paymentMonthCents: repaymentPerPeriod(priceCents + financedCents, financeRate, 12, 5),
      termYears: 5,
      depositCents: 0,
      balloonCents: 0,
      establishmentFeesCents: financedCents,
      totalPayableCents: weeklyCents * 260 + upfrontCents + monthlyCents * 60,
      disclaimer: null,
    },
  }
}
