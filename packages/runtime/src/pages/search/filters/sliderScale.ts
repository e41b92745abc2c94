import type { FacetRange } from '@forecourt/rules/entities/StockFacet'
import { fieldRanges } from '@forecourt/rules/search/generated/fieldFacets'

/** Facets whose slider lands on round numbers: prices and kilometres on whole thousands (SRC-24). */
const snaps: Readonly<Record<string, number>> = { price: 1000, km: 1000 }

/** The ends and the step of a slider. */
export interface SliderScale extends FacetRange {
  readonly step: number
}

/**
 * The scale of a facet's slider: about a hundred steps (SRC-27), each a whole number of snaps, between the snaps around what there is (SRC-24).
 *
 * @example sliderScale('price', { min: 5_990, max: 45_500 }) // { min: 5000, max: 46000, step: 1000 }
 */
export const sliderScale = (facet: string, bounds: FacetRange): SliderScale => {
  const snap = snaps[facet] ?? fieldRanges.get(facet)?.snap ?? 1
  const min = Math.floor(bounds.min / snap) * snap
  const step = Math.max(1, Math.round((bounds.max - bounds.min) / 100 / snap)) * snap
  // The last step must land on the end, or the handle could never reach it.
  return { min, step, max: min + Math.max(1, Math.ceil((bounds.max - min) / step)) * step }
}
