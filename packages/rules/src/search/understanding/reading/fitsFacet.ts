import { facetOfUnit } from '../facetOfUnit'
import type { Lexicon } from '../Lexicon'
import type { Amount } from './amountAt'

/** Facets measured in a unit that others are measured in, too: the word beside the number says which. */
const unitOf: { readonly [facet: string]: string | undefined } = { range_km: 'km', tare: 'kg', atm: 'kg' }

/** Whether an amount can be of the facet that words beside it name (SRC-03): its unit fits, and cars of the site have such. */
export const fitsFacet = (facet: string, { unit }: Pick<Amount, 'unit'>, { ranges }: Pick<Lexicon, 'ranges'>): boolean =>
  ranges[facet] !== undefined && (unit === null || (unitOf[facet] ? unitOf[facet] === unit : facetOfUnit[unit] === facet))
