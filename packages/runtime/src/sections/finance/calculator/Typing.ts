import type { CalculatorField } from '@forecourt/rules/finance/calculator/CalculatorEntry'

/** What stands in the fields of a calculator that don't show their value: it is being typed, or could not be read when the field was left. */
export type Typing = { readonly [Field in CalculatorField]?: { readonly text: string; readonly isLeft: boolean } }
