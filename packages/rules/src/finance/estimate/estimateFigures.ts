import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Cents } from '../../entities/Car'
import { paymentFrequencies } from '../calculator/paymentFrequencies'
import { periodicRepayment } from '../calculator/periodicRepayment'
import { roundedTo } from '../Decimal'
import type { FinanceFigures } from '../FinanceFigures'
import { lenderFees } from '../lender/lenderFees'
import { estimateTerms } from './estimateTerms'

/**
 * Works out the estimate of a price: an annuity over the estimate's term on the price less its deposit plus the lender's financed
 * fees, with its final payment (FIN-04, FIN-25, FIN-26).
 *
 * @example over 5 years at 6.29% with 10% deposit and 30% final payment, $24,990 comes to $76.32 a week
 */
export const estimateFigures = (priceCents: Cents, { estimate, lender }: Pick<ResolvedConfig, 'estimate' | 'lender'>): FinanceFigures => {
  const { termYears, depositPercent, finalPaymentPercent, rate, comparisonRate } = estimateTerms(estimate)
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
