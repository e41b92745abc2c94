/** The lowest price of a price slider, in whole dollars (SRC-28). */
export const lowestSliderPrice = 5_000

interface Handles {
  readonly from: number
  readonly to: number
  /** The end of the slider. */
  readonly highest: number
}

/**
 * The price range of a slider's handles, in whole dollars. A handle at an end of the slider leaves that end open (null), so cheaper and
 * dearer cars are included; two of them filter nothing, and count cars without a price too (SRC-28, SRC-30).
 *
 * @example openPriceRange({ from: 12_000, to: 80_000, highest: 80_000 }) // { min: 12_000, max: null }
 */
export const openPriceRange = ({ from, to, highest }: Handles): { readonly min: number | null; readonly max: number | null } => {
  const [low, high] = [Math.min(from, to), Math.max(from, to)]
  return { min: low > lowestSliderPrice ? low : null, max: high < highest ? high : null }
}
