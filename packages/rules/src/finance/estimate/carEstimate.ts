import { memoisedLast } from '@forecourt/schema/memoised'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { RichText } from '@forecourt/schema/rich-text/RichText'
import type { Car } from '../../entities/Car'
import { shows } from '../../parts/shows'
import type { FinanceFigures } from '../FinanceFigures'
import { weeklyTexts } from '../lender/weeklyTexts'
import type { EstimateTexts } from '../small-print/FinanceTexts'
import { filledDisclaimer } from '../small-print/filledDisclaimer'
import { estimateFigures } from './estimateFigures'
import { type AboutEstimate, estimateNeeds } from './estimateNeeds'
import { estimateTerms } from './estimateTerms'
import { quotedFinance } from './quotedFinance'

export type EstimatedCar = AboutEstimate['car'] & Pick<Car, 'financeQuote'>
export type EstimateConfig = Pick<ResolvedConfig, 'finance' | 'estimate' | 'lender'>

/** The estimate of a car as it is written, and the loan behind it; null where that is a quote's. */
export interface CarEstimate {
  readonly texts: EstimateTexts
  readonly figures: FinanceFigures | null
}

/** The same for every car of a site: memoised for as long as its config lives. */
const disclaimers = new WeakMap<ResolvedConfig['estimate'], RichText>()
const disclaimerOf = (estimate: ResolvedConfig['estimate']): RichText => {
  const known = disclaimers.get(estimate) ?? filledDisclaimer(estimate.disclaimer, estimateTerms(estimate))
  disclaimers.set(estimate, known)
  return known
}

/** Of one car its estimate and its calculator ask in turn. */
const lastEstimate = memoisedLast((car: EstimatedCar, config: EstimateConfig, now: string): CarEstimate | null => {
  const { estimate, finance } = config
  if (car.priceCents === null || !shows({ needs: estimateNeeds }, { car, config, now })) return null
  const quoted = car.financeQuote && quotedFinance(car.financeQuote, config)
  if (quoted) return { texts: quoted, figures: null }
  const figures = estimateFigures(car.priceCents, config)
  const texts = weeklyTexts({ ...figures, monthlyCents: null }, finance, config.lender.rounding)
  return texts && { texts: { ...texts, disclaimer: disclaimerOf(estimate), source: 'estimate', simulated: false }, figures }
})

/**
 * Works out the estimate of a car and the loan behind it together, since the loan is the dearer of the two: a quote stored with the car
 * wins; otherwise an annuity over 5 years with 10% deposit and 30% final payment, as the site has set them (`estimateTerms`), with the lender's fees
 * (FIN-04, FIN-25). Null when it isn't shown (CAR-30), or comes to $25 a week or less (ERR-12).
 *
 * @param now the instant of the page, ISO in UTC
 */
export const carEstimate = (car: EstimatedCar, config: EstimateConfig, now: string): CarEstimate | null => lastEstimate(car, config, now)
