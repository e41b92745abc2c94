import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car } from '../entities/Car'
import { estimateFigures } from './estimateFigures'
import type { FinancedCar } from './exclusionDescribes'
import type { EstimateTexts } from './FinanceTexts'
import { filledDisclaimer } from './filledDisclaimer'
import { isFinanceExcluded } from './isFinanceExcluded'
import { quotedFinance } from './quotedFinance'
import { weeklyFinance } from './weeklyFinance'
import { weeklyTexts } from './weeklyTexts'

type EstimatedCar = FinancedCar & Pick<Car, 'status' | 'reserved' | 'financeLenders' | 'financeQuote'>
type EstimateConfig = Pick<ResolvedConfig, 'finance' | 'estimate' | 'lender'>

const lowestPriceCents = 20_000

/**
 * Works out the estimate box of a car: only on the yard, neither sold, coming soon nor reserved, over $200 (CAR-30), where the
 * site shows it, the car may be financed (CAR-24) and the lender gives no figures. A quote kept with the car wins; otherwise
 * an annuity over 5 years with 10% deposit and 30% final payment, as the site has set them, with the lender's fees (FIN-04, FIN-25). Always with both rates and
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
  const figures = estimateFigures(car.priceCents, config)
  const texts = weeklyTexts({ ...figures, monthlyCents: null }, finance.showMonthly, config.lender.rounding)
  return texts && { ...texts, disclaimer: filledDisclaimer(estimate.disclaimer, estimate), source: 'estimate', simulated: false }
}
