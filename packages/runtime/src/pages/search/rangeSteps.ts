import type { FacetRange } from '@forecourt/rules/entities/StockFacet'

/** Numbers people think in, for each numeric facet. */
const ladders: Readonly<Record<string, readonly { readonly from: number; readonly upTo: number; readonly step: number }[]>> = {
  price: [
    { from: 5_000, upTo: 45_000, step: 5_000 },
    { from: 50_000, upTo: 90_000, step: 10_000 },
    { from: 100_000, upTo: 250_000, step: 25_000 },
  ],
  subscription_price: [{ from: 50, upTo: 1_000, step: 50 }],
  km: [
    { from: 5_000, upTo: 15_000, step: 5_000 },
    { from: 20_000, upTo: 80_000, step: 20_000 },
    { from: 100_000, upTo: 300_000, step: 50_000 },
  ],
  year: [{ from: 1950, upTo: 2100, step: 1 }],
}

/** The round numbers of a facet, smallest first. */
const roundNumbers = (facet: string): number[] => {
  const numbers: number[] = []
  for (const { from, upTo, step } of ladders[facet] ?? []) for (let value = from; value <= upTo; value += step) numbers.push(value)
  return numbers
}

/** The choices of a range's two lists: round numbers around what there is, and whatever is chosen already. */
export const rangeSteps = (facet: string, bounds: FacetRange, chosen: readonly (number | null)[]): number[] => {
  const numbers = roundNumbers(facet)
  const first = numbers.findLast((value) => value <= bounds.min) ?? 0
  const last = numbers.find((value) => value >= bounds.max) ?? Number.POSITIVE_INFINITY
  const around = numbers.filter((value) => value >= first && value <= last)
  return [...new Set([...around, ...chosen.filter((value) => value !== null)])].sort((a, b) => a - b)
}
