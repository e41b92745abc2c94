import type { FacetRange } from '@forecourt/rules/entities/StockFacet'

/** Facets whose slider lands on whole thousands (SRC-24). */
const snaps: Readonly<Record<string, number>> = { price: 1000, km: 1000 }

/** How far one step of a slider goes: a hundredth of its length (SRC-27), but whole years and never less than one. */
export const sliderStep = (bounds: FacetRange): number => Math.max(1, Math.round((bounds.max - bounds.min) / 100))

/** Where a slider lands: price and km on the nearest thousand, never past an end (SRC-22, SRC-24). */
export const snapped = (facet: string, value: number, bounds: FacetRange): number => {
  const snap = snaps[facet] ?? 1
  return Math.min(bounds.max, Math.max(bounds.min, Math.round(value / snap) * snap))
}
