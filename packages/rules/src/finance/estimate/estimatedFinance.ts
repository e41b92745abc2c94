import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car } from '../../entities/Car'
import { shows } from '../../parts/shows'
import { weeklyTexts } from '../lender/weeklyTexts'
import type { EstimateTexts } from '../small-print/FinanceTexts'
import { filledDisclaimer } from '../small-print/filledDisclaimer'
import { estimateFigures } from './estimateFigures'
import { type AboutEstimate, estimateNeeds } from './estimateNeeds'
import { quotedFinance } from './quotedFinance'

type EstimatedCar = AboutEstimate['car'] & Pick<Car, 'financeQuote'>
/** The same for every car of a site: memoised for as long as its config lives. */
const disclaimers = new WeakMap<ResolvedConfig['estimate'], string>()
const disclaimerOf = (estimate: ResolvedConfig['estimate']): string => {
  const known = disclaimers.get(estimate) ?? filledDisclaimer(estimate.disclaimer, estimate)
  disclaimers.set(estimate, known)
  return known
}

type EstimateConfig = Pick<ResolvedConfig, 'finance' | 'estimate' | 'lender'>

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
  if (car.priceCents === null || !shows({ needs: estimateNeeds }, { car, config, now })) return null
  const quoted = car.financeQuote && quotedFinance(car.financeQuote, config)
  if (quoted) return quoted
  const figures = estimateFigures(car.priceCents, config)
  const texts = weeklyTexts({ ...figures, monthlyCents: null }, finance.showMonthly, config.lender.rounding)
  return texts && { ...texts, disclaimer: disclaimerOf(estimate), source: 'estimate', simulated: false }
}
