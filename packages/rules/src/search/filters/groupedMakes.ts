import type { FacetItem } from '../../entities/StockFacet'

/** A heading of a list of makes, and what stands under it. */
export interface MakeGroup {
  readonly label: 'Popular Makes' | 'All Makes'
  readonly makes: readonly FacetItem[]
}

/** How many makes are popular. */
const popularCount = 20

const byName = (one: FacetItem, other: FacetItem): number => one.label.localeCompare(other.label, 'en-AU')

/**
 * Groups makes for a dropdown: the 20 with most cars, most first, under 'Popular Makes', the rest by name under 'All Makes'
 * (SRC-13, SRC-14). A group with none is left out.
 */
export const groupedMakes = (makes: readonly FacetItem[]): MakeGroup[] => {
  const byCount = makes.toSorted((one, other) => other.count - one.count || byName(one, other))
  const groups: MakeGroup[] = [
    { label: 'Popular Makes', makes: byCount.slice(0, popularCount) },
    { label: 'All Makes', makes: byCount.slice(popularCount).toSorted(byName) },
  ]
  return groups.filter((group) => group.makes.length > 0)
}
