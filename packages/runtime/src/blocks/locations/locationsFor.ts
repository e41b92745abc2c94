import type { Location } from '@forecourt/rules/entities/Location'

const kinds: { readonly [filter: string]: readonly string[] | undefined } = {
  sales: ['sales', ''],
  service: ['service'],
  parts: ['parts'],
  'service-and-parts': ['service', 'parts'],
}

const hasDepartment = (location: Location, wanted: readonly string[]) =>
  wanted.includes(location.locationType) || location.departments.some(({ department }) => wanted.includes(department))

/** The locations a filter asks for (LOC-02 to LOC-04): the primary one, those with a department, all, or one by its id. Hidden ones show only when asked for by id. */
export const locationsFor = (locations: readonly Location[], filter: string): readonly Location[] => {
  const visible = locations.filter((location) => location.visible)
  if (filter === 'all') return visible
  if (filter === 'primary') return [visible.find((location) => location.primary) ?? visible[0]].filter((location) => location !== undefined)
  const wanted = kinds[filter]
  return wanted ? visible.filter((location) => hasDepartment(location, wanted)) : locations.filter((location) => location.id === filter)
}
