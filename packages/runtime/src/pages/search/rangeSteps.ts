import type { FacetRange } from '@forecourt/rules/entities/StockFacet'

/** Numbers people think in, for each numeric facet; past the last pair's `upTo`, nothing is listed. */
const ladders: Readonly<Record<string, readonly { readonly upTo: number; readonly step: number }[]>> = {
  price: [
    { upTo: 50_000, step: 5_000 },
    { upTo: 100_000, step: 10_000 },
    { upTo: 250_000, step: 25_000 },
  ],
  subscription_price: [{ upTo: 1_000, step: 50 }],
  km: [
    { upTo: 20_000, step: 5_000 },
    { upTo: 100_000, step: 20_000 },
    { upTo: 300_000, step: 50_000 },
  ],
  year: [{ upTo: 2100, step: 1 }],
}

/** The choices of a range's two lists: round numbers within what there is, and whatever is chosen already. */
export const rangeSteps = (facet: string, bounds: FacetRange, chosen: readonly (number | null)[]): number[] => {
  const steps = new Set<number>(chosen.filter((value) => value !== null))
  let from = facet === 'year' ? bounds.min : 0
  for (const { upTo, step } of ladders[facet] ?? []) {
    for (let value = Math.ceil(from / step) * step; value <= Math.min(upTo, bounds.max + step - 1); value += step) {
      if (value > 0 && value > bounds.min - step) steps.add(value)
    }
    from = upTo
  }
  return [...steps].sort((a, b) => a - b)
}
