import type { Car } from '../entities/Car'
import { carEstimate, type EstimateConfig } from './estimate/carEstimate'
import { quoteFigures, validQuote } from './estimate/quoteFigures'
import { lenderFees, lenderFigures, repaidLoan } from './lender/lenderFigures'
import { weeklyFinance } from './lender/weeklyFinance'
import type { FinanceFigures } from './small-print/FinanceTexts'
import { figureFees } from './small-print/figureFees'

export type FiguresConfig = EstimateConfig

/** The loan behind the lender's own weekly figure; null if its terms don't reproduce the figure. */
const lenderLoan = (car: Car, config: FiguresConfig): FinanceFigures | null => {
  const { lender } = config
  const figures = lenderFigures(car, config)
  // The price that the figures are for: the lender finances on-road costs, too, whichever price the site shows.
  const { priceCents, comparisonRate } = figures ?? {}
  if (!figures || !priceCents || comparisonRate === undefined) return null
  const { establishmentFeesCents, ...terms } = repaidLoan(figures)
  const { offerLoan } = car
  if (offerLoan) return { source: 'lender', priceCents, ...terms, comparisonRate, lender: { fees: offerLoan.fees, rounding: 'nearest' } }
  const fees = figureFees({ ...terms, establishmentFeesCents, priceCents })
  if (!fees) return null
  // If the fees of the site's settings have the same sum, they are used: they name each fee.
  const hasSameFees = lenderFees({ fees }).financedCents === lenderFees(lender).financedCents
  return { source: 'lender', priceCents, ...terms, comparisonRate, lender: { fees: hasSameFees ? lender.fees : fees, rounding: 'nearest' } }
}

/** Marks the loan of a car whose price excludes on-road costs: with or without them. */
const markOnRoadCosts = ({ priceType, priceCents }: Car, figures: FinanceFigures | null): FinanceFigures | null =>
  figures && priceType === 'egc' ? { ...figures, onRoadCosts: figures.priceCents === priceCents ? 'without' : 'with' } : figures

export interface CarLoan {
  /** Whether the car has any weekly figure. */
  readonly hasFigure: boolean
  /** The loan behind it; null without a figure, or if the terms don't reproduce it. */
  readonly figures: FinanceFigures | null
}

const noLoan: CarLoan = { hasFigure: false, figures: null }

/**
 * Whether a car has a weekly figure of the lender, a quote or an estimate, on its page or card (CAR-23, CAR-30), with the loan behind it
 * (FIN-04): one function, because finding the figure is the expensive part.
 *
 * @param now the instant of the page, ISO in UTC
 */
export const carLoan = (car: Car, config: FiguresConfig, now: string): CarLoan => {
  if (weeklyFinance(car, config, now)) return { hasFigure: true, figures: markOnRoadCosts(car, lenderLoan(car, config)) }
  const shown = carEstimate(car, config, now)
  if (!shown || car.priceCents === null) return noLoan
  const { texts, figures } = shown
  const quote = texts.source === 'quote' ? validQuote(car) : null
  return { hasFigure: true, figures: markOnRoadCosts(car, quote ? quoteFigures(quote, car.priceCents) : figures) }
}

/**
 * The loan behind a car's weekly figure: the lender's, otherwise the quote's or the estimate's (CAR-23, FIN-04). Null without a figure,
 * or if its terms don't reproduce it, so that it can't be used in calculations.
 *
 * @param now the instant of the page, ISO in UTC
 */
export const carFinanceFigures = (car: Car, config: FiguresConfig, now: string): FinanceFigures | null => carLoan(car, config, now).figures
