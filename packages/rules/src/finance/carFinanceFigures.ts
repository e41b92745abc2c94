import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car } from '../entities/Car'
import { estimatedFinance } from './estimate/estimatedFinance'
import { estimateFigures } from './estimate/estimateFigures'
import { quoteFigures } from './estimate/quoteFigures'
import type { FinanceFigures } from './FinanceFigures'
import { lenderFees } from './lender/lenderFees'
import { lenderFigures } from './lender/lenderFigures'
import { weeklyFinance } from './lender/weeklyFinance'
import { figureFees } from './small-print/figureFees'

type FiguresConfig = Pick<ResolvedConfig, 'finance' | 'estimate' | 'lender'>

/** Weeks of a month, as weekly figures count them (FIN-09). */
const weeksOfMonth = 4.33

const lendersOwn = (car: Car, { finance, lender }: FiguresConfig): FinanceFigures | null => {
  const figures = lenderFigures(car, finance)
  const { priceCents } = car
  if (!figures || priceCents === null) return null
  const { interestRate: rate, comparisonRate, establishmentFeesCents } = figures
  const termYears = figures.termYears ?? 5
  const depositCents = figures.depositCents ?? 0
  const residualCents = figures.balloonCents ?? 0
  const weeklyCents = figures.paymentWeekCents ?? Math.round((figures.paymentMonthCents ?? 0) / weeksOfMonth)
  const loan = { priceCents, weeklyCents, rate, termYears, depositCents, residualCents }
  const fees = figureFees({ ...loan, establishmentFeesCents })
  if (!fees) return null
  // The site's own list says the same in more words.
  const isKnown = lenderFees({ fees }).financedCents === lenderFees(lender).financedCents
  return { source: 'lender', ...loan, comparisonRate, lender: { fees: isKnown ? lender.fees : fees, rounding: 'nearest' } }
}

/**
 * Finds the loan behind the weekly figure of a car, wherever that figure shows: the lender's, else the quote's or the estimate's
 * (CAR-23, FIN-04). Null without a figure, or where its terms don't come to it, so that nothing can be worked out from them.
 *
 * @param now the instant of the page, ISO in UTC
 */
export const carFinanceFigures = (car: Car, config: FiguresConfig, now: string): FinanceFigures | null => {
  if (weeklyFinance(car, config.finance, now)) return lendersOwn(car, config)
  const shown = estimatedFinance(car, config, now)
  if (!shown || car.priceCents === null) return null
  return shown.source === 'quote' && car.financeQuote
    ? quoteFigures(car.financeQuote, car.priceCents)
    : estimateFigures(car.priceCents, config)
}
