import type { CalculatorField } from '@forecourt/rules/finance/calculator/CalculatorEntry'
import { calculatorInputs } from './calculatorInputs'

const plainNumber = /^-?(\d+\.?\d*|\.\d+)$/

/**
 * Reads what was typed into a field, in the field's own unit: dollar and percent signs, commas and spaces are forgiven, nothing at all
 * is zero (FIN-14). NaN for what is no plain number.
 *
 * @example parseField('priceCents', '$32,990') // 3299000
 */
export const parseField = (field: CalculatorField, text: string): number => {
  const bare = text.replace(/[\s$,%]/g, '')
  if (bare === '') return 0
  if (!plainNumber.test(bare)) return Number.NaN
  return calculatorInputs[field].kind === 'money' ? Math.round(Number(bare) * 100) : Number(bare)
}
