import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { CalculatorBounds } from './CalculatorEntry'
import { within } from './within'

/**
 * Says what each field of the calculator takes, in the field's own unit: price (FIN-12, FIN-13), term of 1 to 7 years in half
 * years (FIN-15), rate (FIN-16, FIN-17), deposit and residual from 0 to the highest price (FIN-18, FIN-19). A rate or residual
 * that the site keeps from shoppers has only the one value it starts with (FIN-10, FIN-24).
 */
export const calculatorBounds = ({ calculator }: Pick<ResolvedConfig, 'calculator'>): CalculatorBounds => {
  const maxCents = calculator.maxPrice * 100
  const rate = within(calculator.defaultRate, calculator.minRate, calculator.maxRate)
  const optional = { min: 0, max: maxCents, step: 50_000, start: 0 }
  return {
    priceCents: { min: calculator.minPrice * 100, max: maxCents, step: 50_000, start: 0 },
    depositCents: optional,
    residualCents: calculator.showResidual ? optional : { ...optional, max: 0 },
    years: { min: 1, max: 7, step: 0.5, start: calculator.defaultTerm },
    ratePercent: calculator.showRate
      ? { min: calculator.minRate, max: calculator.maxRate, step: 0.05, start: rate }
      : { min: rate, max: rate, step: 0.05, start: rate },
  }
}
