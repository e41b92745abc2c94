import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car } from '../entities/Car'
import { carEstimate } from './estimate/carEstimate'
import { quoteFigures } from './estimate/quoteFigures'
import { lenderFees, lenderFigures } from './lender/lenderFigures'
import { weeklyFinance } from './lender/weeklyFinance'
import type { FinanceFigures } from './small-print/FinanceTexts'
import { figureFees, isExplained } from './small-print/figureFees'

export type FiguresConfig = Pick<ResolvedConfig, 'finance' | 'estimate' | 'lender'>

/** Weeks of a month, as weekly figures count them (FIN-09). */
const weeksOfMonth = 4.33

const lendersOwn = (car: Car, { finance, lender }: FiguresConfig): FinanceFigures | null => {
  const figures = lenderFigures(car, finance)
  if (!figures || car.priceCents === null) return null
  const { interestRate: rate, comparisonRate, establishmentFeesCents } = figures
  const termYears = figures.termYears ?? 5
  const depositCents = figures.depositCents ?? 0
  const residualCents = figures.balloonCents ?? 0
  const weeklyCents = figures.paymentWeekCents ?? Math.round((figures.paymentMonthCents ?? 0) / weeksOfMonth)
  const terms = { weeklyCents, rate, termYears, depositCents, residualCents, establishmentFeesCents }
  // What a lender pays for is the car on the road, whichever price a site shows.
  const onRoadCents = car.driveAwayCents
  const isOnRoad =
    onRoadCents !== null &&
    onRoadCents !== car.priceCents &&
    !isExplained({ ...terms, priceCents: car.priceCents }) &&
    isExplained({ ...terms, priceCents: onRoadCents })
  const priceCents = isOnRoad ? onRoadCents : car.priceCents
  const fees = figureFees({ ...terms, priceCents })
  if (!fees) return null
  // The site's own list says the same in more words.
  const isKnown = lenderFees({ fees }).financedCents === lenderFees(lender).financedCents
  return {
    source: 'lender',
    priceCents,
    ...(isOnRoad && { onRoadCosts: 'with' }),
    weeklyCents,
    rate,
    termYears,
    depositCents,
    residualCents,
    comparisonRate,
    lender: { fees: isKnown ? lender.fees : fees, rounding: 'nearest' },
  }
}

/** A loan of a price that leaves on-road costs out says so, unless it was found to include them. */
const ofPrice = ({ priceType }: Car, figures: FinanceFigures | null): FinanceFigures | null =>
  figures && priceType === 'egc' && !figures.onRoadCosts ? { ...figures, onRoadCosts: 'without' } : figures

export interface CarLoan {
  /** Whether the car has a weekly figure of any kind. */
  readonly hasFigure: boolean
  /** The loan behind it; null without a figure, or where its terms don't come to it. */
  readonly figures: FinanceFigures | null
}

const none: CarLoan = { hasFigure: false, figures: null }

/**
 * Says whether a car has a weekly figure of any kind, the lender's, a quote or an estimate, on its page or on its card (CAR-23, CAR-30),
 * and finds the loan behind it (FIN-04): together, as finding the figure is the dearer of the two.
 *
 * @param now the instant of the page, ISO in UTC
 */
export const carLoan = (car: Car, config: FiguresConfig, now: string): CarLoan => {
  if (weeklyFinance(car, config.finance, now)) return { hasFigure: true, figures: ofPrice(car, lendersOwn(car, config)) }
  const shown = carEstimate(car, config, now)
  if (!shown || car.priceCents === null) return none
  const { texts, figures } = shown
  const quote = texts.source === 'quote' ? car.financeQuote : null
  return { hasFigure: true, figures: ofPrice(car, quote ? quoteFigures(quote, car.priceCents) : figures) }
}

/**
 * Finds the loan behind the weekly figure of a car, wherever that figure shows: the lender's, else the quote's or the estimate's
 * (CAR-23, FIN-04). Null without a figure, or where its terms don't come to it, so that nothing can be worked out from them.
 *
 * @param now the instant of the page, ISO in UTC
 */
export const carFinanceFigures = (car: Car, config: FiguresConfig, now: string): FinanceFigures | null => carLoan(car, config, now).figures
