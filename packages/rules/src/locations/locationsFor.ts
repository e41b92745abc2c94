import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Location } from '../entities/Location'

const kinds = {
  sales: ['sales', ''],
  service: ['service'],
  parts: ['parts'],
  'service-and-parts': ['service', 'parts'],
} as const satisfies { readonly [Kind: string]: readonly string[] }

/** What a list of locations can be narrowed to. */
type DepartmentKind = keyof typeof kinds

export const isDepartmentKind = (kind: string): kind is DepartmentKind => Object.hasOwn(kinds, kind)

/** Whether a place is of a kind, or has a department of it; a place of no kind in particular sells (LOC-03). */
export const hasDepartment = (
  { locationType, departments }: Pick<Location, 'locationType' | 'departments'>,
  kind: DepartmentKind,
): boolean => {
  const wanted: readonly string[] = kinds[kind]
  return wanted.includes(locationType) || departments.some(({ department }) => wanted.includes(department))
}

/** What narrows a list of locations further; nothing said narrows nothing. */
interface LocationChoice {
  readonly manufacturer: string
  readonly subtype: string
  readonly include: readonly string[]
  readonly exclude: readonly string[]
}

const all: LocationChoice = { manufacturer: '', subtype: '', include: [], exclude: [] }

const sameWords = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

/** A location that names no make serves every make. */
const fits = ({ manufacturers, locationSubtype }: Location, { manufacturer, subtype }: LocationChoice) =>
  (manufacturer === '' || manufacturers.length === 0 || manufacturers.some((make) => sameWords(make, manufacturer))) &&
  (subtype === '' || sameWords(locationSubtype ?? '', subtype))

/**
 * The locations a filter asks for (LOC-02 to LOC-04): the primary one, those with a department, all, or one by its id. Lists are
 * narrowed by make and subtype, and by ids that always or never show. Hidden ones show only when asked for by id.
 */
export const locationsFor = (locations: readonly Location[], filter: string, choice: LocationChoice = all): readonly Location[] => {
  const visible = locations.filter((location) => location.visible)
  if (filter === 'primary') return [visible.find((location) => location.primary) ?? visible[0]].filter((location) => location !== undefined)
  const wanted = isDepartmentKind(filter) ? filter : null
  if (filter !== 'all' && !wanted) return locations.filter((location) => location.id === filter)
  return locations.filter((location) => {
    if (choice.exclude.includes(location.id)) return false
    if (choice.include.includes(location.id)) return true
    return location.visible && (!wanted || hasDepartment(location, wanted)) && fits(location, choice)
  })
}

/** The one place of which a block of locations says everything, its hours too; null where it shows several, or none (LOC-05). */
export const detailedPlace = (block: LocationChoice & { readonly filter: string }, locations: readonly Location[]): Location | null => {
  const [only, ...more] = locationsFor(locations, block.filter, block)
  return only && more.length === 0 ? only : null
}

type Stocked = Pick<Location, 'slug' | 'dealershipSlug' | 'locationType' | 'departments'>

/**
 * The path 'View Our Stock' goes to: the cars at the location, or of its dealership; null where the site has no such link, and of a
 * place that sells nothing, such as a service centre (RTE-16, LOC-09).
 */
export const locationStockHref = (config: Pick<ResolvedConfig, 'locations'>, location: Stocked): string | null => {
  const { viewStock } = config.locations
  if (viewStock === 'off' || !hasDepartment(location, 'sales')) return null
  return `/search/${viewStock === 'location' ? location.slug : location.dealershipSlug}`
}
