import type { CalculatorField } from '@forecourt/rules/finance/calculator/CalculatorEntry'
import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { calculatorInputs } from './calculatorInputs'

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
