import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { calculatorFields } from '@forecourt/schema/switches/calculatorFields'
import { groupThousands } from '../../format/groupThousands'
import { type PaymentFrequency, paymentFrequencies } from './paymentFrequencies'

/** A shopper's calculator input: money in cents, term in years, rate in percent a year. */
export interface CalculatorEntry {
  readonly priceCents: number
  /** Deposit or trade-in, optional (FIN-18). */
  readonly depositCents: number
  /** Balloon, due with the last repayment; optional (FIN-19). */
  readonly residualCents: number
  readonly years: number
  readonly ratePercent: number
  readonly frequency: PaymentFrequency
}

/** Numeric fields of the calculator. */
export type CalculatorField = Exclude<keyof CalculatorEntry, 'frequency'>

/** Bounds of a field, in its own unit; `start` replaces unreadable input. */
export interface FieldBounds {
  readonly min: number
  readonly max: number
  /** Step of the slider. Entered amounts and rates may lie between steps; terms may not (FIN-15). */
  readonly step: number
  readonly start: number
}

export type CalculatorBounds = { readonly [Field in CalculatorField]: FieldBounds }

/** Clamps a number; the lower bound wins if the bounds cross (FIN-20). */
export const within = (value: number, min: number, max: number): number => Math.max(min, Math.min(max, value))

const clamped = (value: number, { min, max, start }: FieldBounds): number => within(Number.isNaN(value) ? start : value, min, max)

/** Rounds to whole cents; 0 for zero, negative and unreadable amounts (FIN-14). */
const amount = (value: number, bounds: FieldBounds): number => (value > 0 ? clamped(Math.round(value), bounds) : 0)

const frequency = (value: PaymentFrequency): PaymentFrequency => (Object.hasOwn(paymentFrequencies, value) ? value : 'weekly')

/**
 * Clamps each value to its bounds (FIN-20), and rounds terms to half years (FIN-15). A price of 0 or below becomes 0, which means no
 * price (FIN-14); unreadable values become the field's start value. Always finite.
 */
export const clampEntry = (entry: CalculatorEntry, bounds: CalculatorBounds): CalculatorEntry => ({
  priceCents: amount(entry.priceCents, bounds.priceCents),
  depositCents: amount(entry.depositCents, bounds.depositCents),
  residualCents: amount(entry.residualCents, bounds.residualCents),
  years: Math.round(clamped(entry.years, bounds.years) * 2) / 2,
  ratePercent: clamped(entry.ratePercent, bounds.ratePercent),
  frequency: frequency(entry.frequency),
})

const formatField = (field: CalculatorField, value: number): string =>
  field === 'years' || field === 'ratePercent' ? String(value) : groupThousands(Math.round(value / 100))

const unreadableTexts = { amount: 'Please enter an amount, such as 35,000', number: 'Please enter a number, such as 7.5' } as const

/**
 * Validates an entry during input (ERR-09), in the field's own unit; null if valid. A price of 0 or below isn't an error but no price
 * (FIN-14); deposit and residual are optional (FIN-18, FIN-19).
 *
 * @param value NaN for unreadable or ambiguous input, an error in every field
 */
export const entryProblem = (field: CalculatorField, value: number, bounds: CalculatorBounds): string | null => {
  const { min, max } = bounds[field]
  if (Number.isNaN(value)) return unreadableTexts[field === 'years' || field === 'ratePercent' ? 'number' : 'amount']
  if ((value >= min || (field === 'priceCents' && value <= 0)) && value <= max) return null
  return `Cannot be less than ${formatField(field, min)} or more than ${formatField(field, max)}`
}

const extendBounds = <Bounds extends { readonly min: number; readonly max: number }>(
  bounds: Bounds,
  value: number,
): Bounds & { start: number } => ({
  ...bounds,
  min: Math.min(bounds.min, value),
  max: Math.max(bounds.max, value),
  start: value,
})

/**
 * Bounds of the calculator's fields, each in its own unit: price (FIN-12, FIN-13), term of 1 to 7 years in half years (FIN-15), rate
 * (FIN-16, FIN-17), deposit and residual from 0 to the maximum price (FIN-18, FIN-19). A rate or residual hidden by the site is fixed to
 * its start value (FIN-10, FIN-24). The start values of a weekly figure are always within the bounds, so that shoppers can return to them
 * (FIN-04).
 */
export const calculatorBounds = (config: Pick<ResolvedConfig, 'calculator'>, initial: CalculatorEntry | null = null): CalculatorBounds => {
  const { calculator } = config
  const maxCents = calculator.maxPrice * 100
  const rate = initial?.ratePercent ?? within(calculator.defaultRate, calculator.minRate, calculator.maxRate)
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
  if (!initial) return bounds
  return {
    priceCents: { ...extendBounds(bounds.priceCents, initial.priceCents), start: 0 },
    depositCents: { ...extendBounds(bounds.depositCents, initial.depositCents), start: 0 },
    residualCents: { ...extendBounds(bounds.residualCents, initial.residualCents), start: 0 },
    years: extendBounds(bounds.years, initial.years),
    ratePercent: extendBounds(bounds.ratePercent, initial.ratePercent),
  }
}
