import type { Location } from '../entities/Location'

const kinds = {
  sales: ['sales', ''],
  service: ['service'],
  parts: ['parts'],
  'service-and-parts': ['service', 'parts'],
} as const satisfies { readonly [Kind: string]: readonly string[] }

/** What a list of locations can be narrowed to. */
export type DepartmentKind = keyof typeof kinds

export const isDepartmentKind = (kind: string): kind is DepartmentKind => Object.hasOwn(kinds, kind)

/** Whether a place is of a kind, or has a department of it; a place of no kind in particular sells (LOC-03). */
export const hasDepartment = (
  { locationType, departments }: Pick<Location, 'locationType' | 'departments'>,
  kind: DepartmentKind,
): boolean => {
  const wanted: readonly string[] = kinds[kind]
  return wanted.includes(locationType) || departments.some(({ department }) => wanted.includes(department))
}
