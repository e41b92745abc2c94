import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { calculatorFields } from '@forecourt/schema/switches/calculatorFields'
import { groupThousands } from '../../format/groupThousands'
import { type PaymentFrequency, paymentFrequencies } from './paymentFrequencies'

/** What a shopper has entered into the calculator: money in cents, the term in years, the rate in percent a year. */
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

/** The fields of the calculator that take a number. */
export type CalculatorField = Exclude<keyof CalculatorEntry, 'frequency'>

/** What a field takes, in the field's own unit; `start` stands in for what can't be read. */
export interface FieldBounds {
  readonly min: number
  readonly max: number
  /** A slider's step. Typed amounts and rates may lie between steps; terms may not (FIN-15). */
  readonly step: number
  readonly start: number
}

export type CalculatorBounds = { readonly [Field in CalculatorField]: FieldBounds }

/** The nearest number within two bounds, the lower of which wins should they cross (FIN-20). */
export const within = (value: number, min: number, max: number): number => Math.max(min, Math.min(max, value))

const clamped = (value: number, { min, max, start }: FieldBounds): number => within(Number.isNaN(value) ? start : value, min, max)

/** Amounts are whole cents; 0 and below, or what can't be read, is 0 (FIN-14). */
const amount = (value: number, bounds: FieldBounds): number => (value > 0 ? clamped(Math.round(value), bounds) : 0)

const frequency = (value: PaymentFrequency): PaymentFrequency => (Object.hasOwn(paymentFrequencies, value) ? value : 'weekly')

/**
 * Moves every entry that is out of range to its nearest bound (FIN-20), and terms to half years (FIN-15). A price of 0 or
 * below becomes 0 and is no price (FIN-14); what can't be read becomes what the field starts with. Always finite.
 */
export const clampEntry = (entry: CalculatorEntry, bounds: CalculatorBounds): CalculatorEntry => ({
  priceCents: amount(entry.priceCents, bounds.priceCents),
  depositCents: amount(entry.depositCents, bounds.depositCents),
  residualCents: amount(entry.residualCents, bounds.residualCents),
  years: Math.round(clamped(entry.years, bounds.years) * 2) / 2,
  ratePercent: clamped(entry.ratePercent, bounds.ratePercent),
  frequency: frequency(entry.frequency),
})

const inWords = (field: CalculatorField, value: number): string =>
  field === 'years' || field === 'ratePercent' ? String(value) : groupThousands(Math.round(value / 100))

const unread = { amount: 'Please enter an amount, such as 35,000', number: 'Please enter a number, such as 7.5' } as const

/**
 * Says what is wrong with an entry while it is being typed (ERR-09), in the field's own unit; null when nothing is. A price of
 * 0 or below is no mistake but no price (FIN-14), and a deposit or residual may be left out (FIN-18, FIN-19).
 *
 * @param value NaN for what is no number, or may mean several: a mistake in every field
 */
export const entryProblem = (field: CalculatorField, value: number, bounds: CalculatorBounds): string | null => {
  const { min, max } = bounds[field]
  if (Number.isNaN(value)) return unread[field === 'years' || field === 'ratePercent' ? 'number' : 'amount']
  if ((value >= min || (field === 'priceCents' && value <= 0)) && value <= max) return null
  return `Cannot be less than ${inWords(field, min)} or more than ${inWords(field, max)}`
}

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
