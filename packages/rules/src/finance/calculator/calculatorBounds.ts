import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { calculatorFields } from '@forecourt/schema/switches/calculatorFields'
import type { CalculatorBounds, CalculatorEntry } from './CalculatorEntry'
import { within } from './within'

const including = <Bounds extends { readonly min: number; readonly max: number }>(
  bounds: Bounds,
  value: number,
): Bounds & { start: number } => ({
  ...bounds,
  min: Math.min(bounds.min, value),
  max: Math.max(bounds.max, value),
  start: value,
})

/**
 * Says what each field of the calculator takes, in the field's own unit: price (FIN-12, FIN-13), term of 1 to 7 years in half
 * years (FIN-15), rate (FIN-16, FIN-17), deposit and residual from 0 to the highest price (FIN-18, FIN-19). A rate or residual
 * that the site keeps from shoppers has only the one value it starts with (FIN-10, FIN-24). What it opened with beside a weekly
 * figure is always among what it takes: shoppers can come back to it (FIN-04).
 */
export const calculatorBounds = (config: Pick<ResolvedConfig, 'calculator'>, opened: CalculatorEntry | null = null): CalculatorBounds => {
  const { calculator } = config
  const maxCents = calculator.maxPrice * 100
  const rate = opened?.ratePercent ?? within(calculator.defaultRate, calculator.minRate, calculator.maxRate)
  const optional = { min: 0, max: maxCents, step: 50_000, start: 0 }
  const bounds = {
    priceCents: { min: calculator.minPrice * 100, max: maxCents, step: 50_000, start: 0 },
    depositCents: optional,
    residualCents: calculatorFields.residualCents(config) ? optional : { ...optional, max: 0 },
    years: { min: 1, max: 7, step: 0.5, start: calculator.defaultTerm },
    ratePercent: calculatorFields.ratePercent(config)
      ? { min: calculator.minRate, max: calculator.maxRate, step: 0.05, start: rate }
      : { min: rate, max: rate, step: 0.05, start: rate },
  }
  if (!opened) return bounds
  return {
    priceCents: { ...including(bounds.priceCents, opened.priceCents), start: 0 },
    depositCents: { ...including(bounds.depositCents, opened.depositCents), start: 0 },
    residualCents: { ...including(bounds.residualCents, opened.residualCents), start: 0 },
    years: including(bounds.years, opened.years),
    ratePercent: including(bounds.ratePercent, opened.ratePercent),
  }
}
