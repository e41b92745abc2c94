import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car } from '../../entities/Car'
import { hasPrice } from '../../entities/isInStock'
import type { FinanceFigures } from '../small-print/FinanceTexts'
import { type CalculatorEntry, calculatorBounds, clampEntry } from './calculatorBounds'

/**
 * Start values of the calculator. With a weekly figure: that figure's price, deposit, final payment, term, rate and frequency (FIN-04).
 * Otherwise the car's price or the site's default, the site's term, rate and frequency, no deposit and no residual (FIN-10, FIN-23,
 * FIN-24), all clamped (FIN-20).
 */
export const calculatorStart = (
  config: Pick<ResolvedConfig, 'calculator'>,
  car: Pick<Car, 'priceCents'> | null,
  figures: FinanceFigures | null = null,
): CalculatorEntry => {
  const { calculator } = config
  if (figures)
    return {
      priceCents: figures.priceCents,
      depositCents: figures.depositCents,
      residualCents: figures.residualCents,
      years: figures.termYears,
      ratePercent: figures.rate,
      frequency: 'weekly',
    }
  const entry = {
    priceCents: car && hasPrice(car) ? car.priceCents : calculator.defaultPrice * 100,
    depositCents: 0,
    residualCents: 0,
    years: calculator.defaultTerm,
    ratePercent: calculator.defaultRate,
    frequency: calculator.defaultFrequency,
  }
  return clampEntry(entry, calculatorBounds(config))
}
