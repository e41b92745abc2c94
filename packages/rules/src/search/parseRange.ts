import type { RangeFacet } from './facets'
import type { NumberRange } from './SearchState'

const limits: { readonly [Facet in RangeFacet]: { readonly min: number; readonly max: number } } = {
  price: { min: 0, max: 10_000_000 },
  subscription_price: { min: 0, max: 100_000 },
  year: { min: 1900, max: 2100 },
  km: { min: 0, max: 2_000_000 },
  length: { min: 0, max: 100 },
  tare: { min: 0, max: 20_000 },
  atm: { min: 0, max: 20_000 },
  engine_cc: { min: 0, max: 10_000 },
  range_km: { min: 0, max: 5_000 },
  battery_kwh: { min: 0, max: 2_000 },
  consumption: { min: 0, max: 100 },
  towing: { min: 0, max: 50_000 },
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
  const clamp = (end: string) => (end === '' ? null : Math.min(limits[facet].max, Math.max(limits[facet].min, Number(end))))
  const [min, max] = [clamp(from), clamp(to)]
  return min !== null && max !== null && min > max ? null : { min, max }
}
