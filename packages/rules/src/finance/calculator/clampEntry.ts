import type { CalculatorBounds, CalculatorEntry, FieldBounds } from './CalculatorEntry'
import { type PaymentFrequency, paymentFrequencies } from './paymentFrequencies'
import { within } from './within'

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
