import type { PaymentFrequency } from './paymentFrequencies'

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
