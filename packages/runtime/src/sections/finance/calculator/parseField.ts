import type { CalculatorField } from '@forecourt/rules/finance/calculator/calculatorBounds'
import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { parseMoney, parseRate } from '@forecourt/rules/text/parseMoney'

interface FieldTexts {
  readonly label: string
  readonly kind: 'money' | 'years' | 'percent'
}

/** Labels and units of the calculator's fields, in display order. */
export const calculatorInputs: { readonly [Name in CalculatorField]: FieldTexts } = {
  priceCents: { label: 'Purchase price', kind: 'money' },
  depositCents: { label: 'Deposit or trade-in', kind: 'money' },
  years: { label: 'Loan term', kind: 'years' },
  ratePercent: { label: 'Interest rate', kind: 'percent' },
  residualCents: { label: 'Balloon', kind: 'money' },
}

/** The text of a number in its field, without sign or unit: '32,990', '5', '8.5'. */
export const fieldText = (field: CalculatorField, value: number): string =>
  calculatorInputs[field].kind === 'money' ? formatMoney(value).replace('$', '') : String(Math.round(value * 100) / 100)

/** The text of a number for a slider's screen reader value: '$32,990', '5 years', '8.5% a year'. */
export const formatField = (field: CalculatorField, value: number): string => {
  const text = fieldText(field, value)
  switch (calculatorInputs[field].kind) {
    case 'money':
      return `$${text}`
    case 'years':
      return `${text} ${value === 1 ? 'year' : 'years'}`
    case 'percent':
      return `${text}% a year`
  }
}

/** Texts of fields that don't show their value: being entered, or unparseable on blur. */
export type Typing = { readonly [Field in CalculatorField]?: { readonly text: string; readonly isLeft: boolean } }

/**
 * Parses a field's text in the field's own unit: money, years or percent; empty text is zero (FIN-14). Returns NaN for text that is invalid
 * or ambiguous.
 *
 * @example parseField('priceCents', '$32,990') // 3299000
 */
export const parseField = (field: CalculatorField, text: string): number => {
  const [sign, bare] = text.trim().startsWith('-') ? ([-1, text.trim().slice(1)] as const) : ([1, text] as const)
  const value = calculatorInputs[field].kind === 'money' ? parseMoney(bare) : parseRate(bare)
  if (value === undefined || (value === null && sign < 0)) return Number.NaN
  return value === null || value === 0 ? 0 : sign * value
}
