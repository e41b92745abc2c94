import { expect, it } from 'vitest'
import { buildCar } from '../testing/buildCar'
import { fieldValue } from './fieldValue'
import { carAttributes } from './generated/carAttributes'

const twice = (names: readonly string[]): string[] => names.filter((name, index) => names.indexOf(name) < index)

it.each([
  { name: 'names in storage', names: carAttributes.map(({ id }) => id) },
  { name: 'columns of files', names: carAttributes.flatMap(({ fileColumn }) => fileColumn?.name ?? []) },
  { name: 'headings', names: carAttributes.flatMap(({ fileColumn }) => fileColumn?.headings ?? []) },
  { name: 'facets', names: carAttributes.flatMap(({ facet }) => facet?.name ?? []) },
  { name: 'properties of schema.org', names: carAttributes.flatMap(({ structured }) => structured ?? []) },
  { name: 'labels of a form', names: carAttributes.map(({ title, form }) => `${form.group}: ${form.label ?? title}`) },
])('attributes have unique $name (ENT-01)', ({ names }) => expect(twice(names)).toEqual([]))

it('import headings consist of lower-case letters and digits only (ENT-01)', () =>
  expect(carAttributes.flatMap(({ fileColumn }) => fileColumn?.headings ?? []).filter((heading) => !/^[a-z0-9]+$/.test(heading))).toEqual(
    [],
  ))

const groups = {
  caravan: 'specifications',
  newZealand: 'disclosure',
  variant: 'variant',
  vehicle: 'ownColumn',
  engine: 'ownColumn',
} as const

it.each(carAttributes.map((field) => ({ id: field.id, field })))(
  '$id has the form group of its storage and a consistent definition',
  ({ field }) => {
    expect(groups[field.form.group]).toBe(field.storedIn)
    expect(field.kind === 'choice').toBe(field.values !== undefined)
    if (field.whole) expect(field.kind).toBe('number')
    if (field.facet?.kind === 'range') expect(field.kind).toBe('number')
  },
)

it('the car form reads an attribute from where it is stored, and null if unknown', () => {
  const car = buildCar({ colour: 'Red', variant: { rangeKm: 410 }, disclosure: {} })
  expect(fieldValue(car, { id: 'colour', storedIn: 'ownColumn' })).toBe('Red')
  expect(fieldValue(car, { id: 'rangeKm', storedIn: 'variant' })).toBe(410)
  expect(fieldValue(car, { id: 'wofExpiry', storedIn: 'disclosure' })).toBeNull()
})
