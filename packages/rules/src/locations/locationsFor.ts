import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Location } from '../entities/Location'

const kinds = {
  sales: ['sales', ''],
  service: ['service'],
  parts: ['parts'],
  'service-and-parts': ['service', 'parts'],
} as const satisfies { readonly [Kind: string]: readonly string[] }

/** Filters of a list of locations by type. */
type DepartmentKind = keyof typeof kinds

export const isDepartmentKind = (kind: string): kind is DepartmentKind => Object.hasOwn(kinds, kind)

/** Whether a location is of a type, or has such a department; one without a type counts as sales (LOC-03). */
export const hasDepartment = (
  { locationType, departments }: Pick<Location, 'locationType' | 'departments'>,
  kind: DepartmentKind,
): boolean => {
  const wanted: readonly string[] = kinds[kind]
  return wanted.includes(locationType) || departments.some(({ department }) => wanted.includes(department))
}

/** Further filters of a list of locations; empty values don't filter. */
interface LocationChoice {
  readonly manufacturer: string
  readonly subtype: string
  readonly include: readonly string[]
  readonly exclude: readonly string[]
}

const all: LocationChoice = { manufacturer: '', subtype: '', include: [], exclude: [] }

const isSameText = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

/** A location without makes serves all makes. */
const matches = ({ manufacturers, locationSubtype }: Location, { manufacturer, subtype }: LocationChoice) =>
  (manufacturer === '' || manufacturers.length === 0 || manufacturers.some((make) => isSameText(make, manufacturer))) &&
  (subtype === '' || isSameText(locationSubtype ?? '', subtype))

/**
 * Filters locations (LOC-02 to LOC-04): the primary one, those with a department, all, or one by id; also by make and subtype, and by ids
 * to include or exclude. Hidden ones only by id.
 */
export const locationsFor = (locations: readonly Location[], filter: string, choice: LocationChoice = all): readonly Location[] => {
  const visible = locations.filter((location) => location.visible)
  if (filter === 'primary') return [visible.find((location) => location.primary) ?? visible[0]].filter((location) => location !== undefined)
  const wanted = isDepartmentKind(filter) ? filter : null
  if (filter !== 'all' && !wanted) return locations.filter((location) => location.id === filter)
  return locations.filter((location) => {
    if (choice.exclude.includes(location.id)) return false
    if (choice.include.includes(location.id)) return true
    return location.visible && (!wanted || hasDepartment(location, wanted)) && matches(location, choice)
  })
}

/** The location shown in full by a block with a single result, including its hours; null for several or none (LOC-05). */
export const detailedLocation = (block: LocationChoice & { readonly filter: string }, locations: readonly Location[]): Location | null => {
  const [only, ...more] = locationsFor(locations, block.filter, block)
  return only && more.length === 0 ? only : null
}

type StockLocation = Pick<Location, 'slug' | 'dealershipSlug' | 'locationType' | 'departments'>

/**
 * Path of 'View Our Stock': cars at the location, or of its dealership; null if the site has no such link, and for a location without
 * sales, such as a service centre (RTE-16, LOC-09).
 */
export const locationStockHref = (config: Pick<ResolvedConfig, 'locations'>, location: StockLocation): string | null => {
  const { viewStock } = config.locations
  if (viewStock === 'off' || !hasDepartment(location, 'sales')) return null
  return `/search/${viewStock === 'location' ? location.slug : location.dealershipSlug}`
}
