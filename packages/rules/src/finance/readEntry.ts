import type { CalculatorField } from './CalculatorEntry'

const plain = /^-?(\d+(\.\d*)?|\.\d+)$/

/**
 * Reads what a shopper typed into a field of the calculator, in the field's own unit: dollars become whole cents. $, %,
 * thousands commas and spaces may stand in it. Empty is 0; anything else that is no plain number, such as '12abc' or '1e308',
 * is NaN, which `entryProblem` complains of and `clampEntry` replaces (FIN-14, FIN-20).
 *
 * @example readEntry('priceCents', '$24,990') // 2499000
 */
export const readEntry = (field: CalculatorField, text: string): number => {
  const bare = text.replace(/[\s$,%]/g, '')
  if (bare === '') return 0
  if (!plain.test(bare)) return Number.NaN
  return field === 'years' || field === 'ratePercent' ? Number(bare) : Math.round(Number(bare) * 100)
}
