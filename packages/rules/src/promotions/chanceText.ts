import { allChances } from './promotionRuns'

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))

/**
 * Chances in words that leave nothing to work out (RTE-21).
 *
 * @example chanceText(50) // '1 in 20'
 */
export const chanceText = (chance: number): string => {
  const commonDivisor = divisor(allChances, chance)
  return `${chance / commonDivisor} in ${(allChances / commonDivisor).toLocaleString('en-AU')}`
}
