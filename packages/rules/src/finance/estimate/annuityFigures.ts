import type { Cents } from '../../entities/Car'
import { paymentFrequencies } from '../calculator/paymentFrequencies'
import { periodicRepayment } from '../calculator/periodicRepayment'
import { roundedTo } from '../Decimal'
import { lenderFees } from '../lender/lenderFigures'
import type { FinanceFigures } from '../small-print/FinanceTexts'

/** Terms of a loan: percent a year, years, percent of the price. The comparison rate is null only in New Zealand. */
interface AnnuityTerms {
  readonly rate: number
  readonly comparisonRate: number | null
  readonly termYears: number
  readonly depositPercent: number
  readonly finalPaymentPercent: number
}

/** Calculates the weekly repayment of a price: an annuity on price less deposit plus financed fees, with a final payment (FIN-25). */
export const annuityFigures = (
  priceCents: Cents,
  { termYears, depositPercent, finalPaymentPercent, rate, comparisonRate }: AnnuityTerms,
  lender: FinanceFigures['lender'],
): FinanceFigures => {
  const { fees, rounding } = lender
  const { perYear } = paymentFrequencies.weekly
  const depositCents = Math.round((priceCents * depositPercent) / 100)
  const residualCents = Math.round((priceCents * finalPaymentPercent) / 100)
  const repayment = periodicRepayment({
    principalCents: priceCents - depositCents + lenderFees(lender).financedCents,
    residualCents,
    ratePercent: rate,
    paymentsPerYear: perYear,
    payments: perYear * termYears,
  })
  const weeklyCents = roundedTo(repayment, 1, rounding)
  const terms = { weeklyCents, rate, comparisonRate, termYears, depositCents, residualCents }
  return { source: 'estimate', priceCents, ...terms, lender: { fees, rounding } }
}
