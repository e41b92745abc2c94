import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car } from '../entities/Car'
import { numberOf } from './Decimal'
import type { FinancedCar } from './exclusionDescribes'
import type { EstimateTexts } from './FinanceTexts'
import { filledDisclaimer } from './filledDisclaimer'
import { isFinanceExcluded } from './isFinanceExcluded'
import { paymentFrequencies } from './paymentFrequencies'
import { periodicRepayment } from './periodicRepayment'
import { quotedFinance } from './quotedFinance'
import { weeklyFinance } from './weeklyFinance'
import { weeklyTexts } from './weeklyTexts'

type EstimatedCar = FinancedCar & Pick<Car, 'status' | 'reserved' | 'financeLenders' | 'financeQuote'>
type EstimateConfig = Pick<ResolvedConfig, 'finance' | 'estimate'>

const lowestPriceCents = 20_000

/** The annuity over the estimate's term with its deposit and final payment, in whole cents a week. */
const weeklyCents = (priceCents: number, { termYears, depositPercent, finalPaymentPercent, rate }: EstimateConfig['estimate']) => {
  const { perYear } = paymentFrequencies.weekly
  const repayment = periodicRepayment({
    principalCents: Math.round((priceCents * (100 - depositPercent)) / 100),
    residualCents: Math.round((priceCents * finalPaymentPercent) / 100),
    ratePercent: rate,
    paymentsPerYear: perYear,
    payments: perYear * termYears,
  })
  return numberOf(repayment)
}

/**
 * Works out the estimate box of a car: only on the yard, neither sold, coming soon nor reserved, over $200 (CAR-30), where the
 * site shows it, the car may be financed (CAR-24) and the lender gives no figures. A quote kept with the car wins; otherwise
 * an annuity over 5 years with 10% deposit and 30% final payment, as the site has set them (FIN-04). Always with both rates and
 * the disclaimer (FIN-02). Null when it isn't shown, or comes to $25 a week or less (ERR-12).
 *
 * @param now the instant of the page, ISO in UTC
 */
export const estimatedFinance = (car: EstimatedCar, config: EstimateConfig, now: string): EstimateTexts | null => {
  const { estimate, finance } = config
  if (!estimate.show || car.status !== 'in_stock' || car.reserved || isFinanceExcluded(car, finance)) return null
  if (!Number.isSafeInteger(car.priceCents) || car.priceCents === null || car.priceCents <= lowestPriceCents) return null
  if (weeklyFinance(car, finance, now)) return null
  const quoted = car.financeQuote && quotedFinance(car.financeQuote, config)
  if (quoted) return quoted
  const { rate, comparisonRate } = estimate
  const texts = weeklyTexts(
    { weeklyCents: weeklyCents(car.priceCents, estimate), monthlyCents: null, rate, comparisonRate },
    finance.showMonthly,
  )
  return texts && { ...texts, disclaimer: filledDisclaimer(estimate.disclaimer, estimate), source: 'estimate' }
}
