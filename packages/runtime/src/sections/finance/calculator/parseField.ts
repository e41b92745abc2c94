import type { CalculatorField } from '@forecourt/rules/finance/calculator/CalculatorEntry'
import { parseMoney } from '@forecourt/rules/text/parseMoney'
import { parseRate } from '@forecourt/rules/text/parseRate'
import { calculatorInputs } from './calculatorInputs'

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
