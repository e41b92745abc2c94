import type { CalculatorField } from '@forecourt/rules/finance/calculator/CalculatorEntry'

/** A field of a calculator in which somebody types, and what stands in it. */
export interface Typing {
  readonly field: CalculatorField
  readonly text: string
}
