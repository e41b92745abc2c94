import type { RangeFacet } from './facets'
import { fieldRanges } from './generated/fieldFacets'
import type { NumberRange } from './SearchState'

const limits: { readonly [facet: string]: { readonly min: number; readonly max: number } | undefined } = {
  price: { min: 0, max: 10_000_000 },
  subscription_price: { min: 0, max: 100_000 },
  year: { min: 1900, max: 2100 },
  km: { min: 0, max: 2_000_000 },
  created_at_timestamp: { min: 0, max: 9_999_999_999 },
}

/**
 * Reads a range written 'min:max' (SRC-25), either end may be open or have a decimal; ends beyond anything sensible are clamped (SRC-22).
 * Null when it is none, or its ends are crossed (SRC-23).
 *
 * @example parseRange('price', '5000:30000') // { min: 5000, max: 30000 }
 */
export const parseRange = (facet: RangeFacet, text: string): NumberRange | null => {
  const [, from, to] = /^(\d{0,10}(?:\.\d)?):(\d{0,10}(?:\.\d)?)$/.exec(text.trim()) ?? []
  if (from === undefined || to === undefined || (from === '' && to === '')) return null
  const { min: least, max: most } = limits[facet] ?? { min: 0, max: fieldRanges.get(facet)?.most ?? 0 }
  const clamp = (end: string) => (end === '' ? null : Math.min(most, Math.max(least, Number(end))))
  const [min, max] = [clamp(from), clamp(to)]
  return min !== null && max !== null && min > max ? null : { min, max }
}
