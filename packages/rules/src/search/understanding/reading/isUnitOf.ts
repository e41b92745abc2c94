import { facetOfUnit } from '../facetOfUnit'

/** Facets measured in a unit that others are measured in, too: the word beside the number says which. */
const unitOf: { readonly [facet: string]: string | undefined } = { range_km: 'km', tare: 'kg', atm: 'kg', towing: 'kg' }

/** Whether a facet is measured in a unit (SRC-03). */
export const isUnitOf = (facet: string, unit: string): boolean => (unitOf[facet] ? unitOf[facet] === unit : facetOfUnit[unit] === facet)
