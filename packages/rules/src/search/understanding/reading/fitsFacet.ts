import type { Lexicon } from '../Lexicon'
import type { Amount } from './amountAt'
import { isUnitOf } from './isUnitOf'

/** Whether an amount can be of the facet that words beside it name (SRC-03): its unit fits, and cars of the site have such. */
export const fitsFacet = (facet: string, { unit }: Pick<Amount, 'unit'>, { ranges }: Pick<Lexicon, 'ranges'>): boolean =>
  ranges[facet] !== undefined && (unit === null || isUnitOf(facet, unit))
