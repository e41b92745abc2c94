import type { Location } from '../entities/Location'
import { hasDepartment, isDepartmentKind } from './hasDepartment'

/** What narrows a list of locations further; nothing said narrows nothing. */
export interface LocationChoice {
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
