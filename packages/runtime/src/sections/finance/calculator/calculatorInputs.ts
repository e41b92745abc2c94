import type { CalculatorField } from '@forecourt/rules/finance/calculator/CalculatorEntry'

interface FieldWords {
  readonly label: string
  readonly kind: 'money' | 'years' | 'percent'
}

/** What the calculator's fields are called and what they count, in the order they are asked. */
export const calculatorInputs: { readonly [Name in CalculatorField]: FieldWords } = {
  priceCents: { label: 'Purchase price', kind: 'money' },
  depositCents: { label: 'Deposit or trade-in', kind: 'money' },
  years: { label: 'Loan term', kind: 'years' },
  ratePercent: { label: 'Interest rate', kind: 'percent' },
  residualCents: { label: 'Balloon', kind: 'money' },
}
