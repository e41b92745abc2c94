import type { Dealership } from '../../entities/Location'
import type { FacetItem } from '../../entities/StockResult'
import { nameKey } from '../../text/nameKey'

/** A group of makes with its heading. */
export interface MakeGroup {
  readonly label: 'Popular Makes' | 'All Makes'
  readonly makes: readonly FacetItem[]
}

/** Number of popular makes. */
const popularCount = 20

const byName = (one: FacetItem, other: FacetItem): number => one.label.localeCompare(other.label, 'en-AU')

/**
 * Groups makes for a dropdown: the 20 with most cars, by count, as 'Popular Makes', the rest by name as 'All Makes' (SRC-13, SRC-14).
 * Omits empty groups.
 */
export const groupedMakes = (makes: readonly FacetItem[]): MakeGroup[] => {
  const byCount = makes.toSorted((one, other) => other.count - one.count || byName(one, other))
  const groups: MakeGroup[] = [
    { label: 'Popular Makes', makes: byCount.slice(0, popularCount) },
    { label: 'All Makes', makes: byCount.slice(popularCount).toSorted(byName) },
  ]
  return groups.filter((group) => group.makes.length > 0)
}

/** Orders makes for the filter of a list: those that the site's dealerships represent first; otherwise unchanged (SRC-08). */
export const ownMakesFirst = (makes: readonly FacetItem[], dealerships: readonly Pick<Dealership, 'makes'>[]): FacetItem[] => {
  const own = new Set(dealerships.flatMap((dealership) => dealership.makes.map(nameKey)))
  const isOwn = ({ label }: FacetItem) => Number(own.has(nameKey(label)))
  return makes.toSorted((one, other) => isOwn(other) - isOwn(one))
}
