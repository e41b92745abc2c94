import { facetOfUnit } from '../facetOfUnit'
import type { Lexicon } from '../Lexicon'
import type { Amount } from './amountAt'

/** Facets measured in a unit that others are measured in, too: the word beside the number says which. */
const unitOf: { readonly [facet: string]: string | undefined } = { range_km: 'km', tare: 'kg', atm: 'kg', towing: 'kg' }

/**
 * Whether an amount is of the facet that words beside it name (SRC-03): its unit fits or, where it has none, cars of the site say so much of
 * themselves.
 */
export const fitsFacet = (facet: string, { unit }: Pick<Amount, 'unit'>, { ranges }: Pick<Lexicon, 'ranges'>): boolean =>
  unit === null ? ranges[facet] !== undefined : unitOf[facet] ? unitOf[facet] === unit : facetOfUnit[unit] === facet
