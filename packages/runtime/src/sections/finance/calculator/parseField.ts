import type { CalculatorField } from '@forecourt/rules/finance/calculator/calculatorBounds'
import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { parseMoney, parseRate } from '@forecourt/rules/text/parseMoney'

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

/** A number as it stands in its field, without the sign or unit the field shows beside it: '32,990', '5', '8.5'. */
export const fieldText = (field: CalculatorField, value: number): string =>
  calculatorInputs[field].kind === 'money' ? formatMoney(value).replace('$', '') : String(Math.round(value * 100) / 100)

/** A number in words, for those who hear a slider: '$32,990', '5 years', '8.5% a year'. */
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

/** What stands in the fields of a calculator that don't show their value: it is being typed, or could not be read when the field was left. */
export type Typing = { readonly [Field in CalculatorField]?: { readonly text: string; readonly isLeft: boolean } }

/**
 * Reads what was typed into a field, in the field's own unit, as money or a number of years or percent is typed; nothing at all is zero
 * (FIN-14). NaN for what is no number, or may mean several.
 *
 * @example parseField('priceCents', '$32,990') // 3299000
 */
export const parseField = (field: CalculatorField, text: string): number => {
  const [sign, bare] = text.trim().startsWith('-') ? ([-1, text.trim().slice(1)] as const) : ([1, text] as const)
  const value = calculatorInputs[field].kind === 'money' ? parseMoney(bare) : parseRate(bare)
  if (value === undefined || (value === null && sign < 0)) return Number.NaN
  return value === null || value === 0 ? 0 : sign * value
}
