import type { Lexicon } from '../Lexicon'
import type { Amount } from './amountAt'

const firstYear = 1950

/** Whether an amount can be years of cars: from 1950 to the next (SRC-03). */
export const isYears = ({ unit, isLarge, min, max }: Amount, { thisYear }: Pick<Lexicon, 'thisYear'>): boolean =>
  unit === null &&
  !isLarge &&
  [min, max].every((value) => value === null || (Number.isInteger(value) && value >= firstYear && value <= thisYear + 1))
