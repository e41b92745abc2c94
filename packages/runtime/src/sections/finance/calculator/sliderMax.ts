import type { CalculatorBounds, CalculatorEntry, CalculatorField } from '@forecourt/rules/finance/calculator/CalculatorEntry'

/**
 * How far a field's slider goes, in the field's own unit. A deposit or balloon seldom exceeds the price: sliding as far as may be
 * typed would leave no room for the amounts people mean (FIN-18, FIN-19).
 */
export const sliderMax = (field: CalculatorField, entry: CalculatorEntry, bounds: CalculatorBounds): number => {
  const { max, step } = bounds[field]
  if (field !== 'depositCents' && field !== 'residualCents') return max
  return Math.min(max, Math.ceil(Math.max(entry.priceCents, entry[field], step) / step) * step)
}
