import { expect, it } from 'vitest'
import { groupedMakes } from './groupedMakes'

const make = (label: string, count: number) => ({ label, value: label, count })
const many = (count: number) => Array.from({ length: count }, (_, index) => make(`Make ${String.fromCharCode(90 - index)}`, index + 1))

it.each([
  { name: 'none', makes: [], groups: [] },
  { name: 'one', makes: many(1), groups: [['Popular Makes', 1]] },
  { name: 'twenty', makes: many(20), groups: [['Popular Makes', 20]] },
  {
    name: 'twenty-one',
    makes: many(21),
    groups: [
      ['Popular Makes', 20],
      ['All Makes', 1],
    ],
  },
])('Makes in a dropdown, $name (SRC-13, SRC-14)', ({ makes, groups }) => {
  expect(groupedMakes(makes).map((group) => [group.label, group.makes.length])).toEqual(groups)
})

it('The popular ones come by stock, equals and all others by name (SRC-14)', () => {
  const [popular, all] = groupedMakes([...many(24), make('Abarth', 24)])
  expect(popular?.makes.slice(0, 2).map(({ label }) => label)).toEqual(['Abarth', 'Make C'])
  const rest = all?.makes.map(({ label }) => label) ?? []
  expect(rest).toEqual(rest.toSorted())
})
