import { expect, it } from 'vitest'
import type { Location } from '../entities/Location'
import { buildLocation } from '../testing/buildLocation'
import { hasDepartment, isDepartmentKind } from './locationsFor'

const [sales = [], service = []] = buildLocation().departments.map((department) => [department])

it.each<{ name: string; over: Partial<Location>; sells: boolean }>([
  { name: 'a service centre', over: { locationType: 'service', departments: service }, sells: false },
  { name: 'a service centre with a sales desk', over: { locationType: 'service', departments: sales }, sells: true },
  { name: 'a yard without opening hours', over: { departments: [] }, sells: true },
  { name: 'a place of no kind in particular', over: { locationType: '', departments: service }, sells: true },
])('$name sells cars: $sells (LOC-03)', ({ over, sells }) => expect(hasDepartment(buildLocation(over), 'sales')).toBe(sells))

it('a location accepts either department of a pair', () => {
  expect(hasDepartment(buildLocation({ departments: service }), 'service-and-parts')).toBe(true)
  expect(hasDepartment(buildLocation({ departments: sales }), 'service-and-parts')).toBe(false)
})

it.each([
  { kind: 'sales', is: true },
  { kind: 'service-and-parts', is: true },
  { kind: 'all', is: false },
  { kind: '__proto__', is: false },
])('$kind is a kind of department: $is (LOC-03)', ({ kind, is }) => expect(isDepartmentKind(kind)).toBe(is))
