import type { Lexicon } from '../Lexicon'
import type { Amount } from './amountAt'
import { isUnitOf } from './isUnitOf'

/** Whether an amount is of the facet that words beside it name, as its unit says, but no car of the site says so of itself (SRC-06). */
export const isUnstocked = (facet: string, { unit }: Pick<Amount, 'unit'>, { ranges }: Pick<Lexicon, 'ranges'>): boolean =>
  ranges[facet] === undefined && unit !== null && isUnitOf(facet, unit)
