import { expect, it } from 'vitest'
import { groupedMakes, ownMakesFirst } from './groupedMakes'

const make = (label: string, count: number) => ({ label, value: label, count })
const many = (count: number) => Array.from({ length: count }, (_, index) => make(`Make ${String.fromCharCode(90 - index)}`, index + 1))

it.each([
  ['none', [], []],
  ['one', many(1), [['Popular Makes', 1]]],
  ['twenty', many(20), [['Popular Makes', 20]]],
  [
    'twenty-one',
    many(21),
    [
      ['Popular Makes', 20],
      ['All Makes', 1],
    ],
  ],
])('the make filter groups makes in a dropdown: $0 (SRC-13, SRC-14)', (_name, makes, groups) => {
  expect(groupedMakes(makes).map((group) => [group.label, group.makes.length])).toEqual(groups)
})

it('the make filter sorts popular makes by stock and then name, and all other makes by name (SRC-14)', () => {
  const [popular, all] = groupedMakes([...many(24), make('Abarth', 24)])
  expect(popular?.makes.slice(0, 2).map(({ label }) => label)).toEqual(['Abarth', 'Make C'])
  const rest = all?.makes.map(({ label }) => label) ?? []
  expect(rest).toEqual(rest.toSorted())
})

it('the make filter of a list has the makes that the dealerships represent first, each part by stock (SRC-08)', () => {
  const makes = [make('Ford', 30), make('Toyota', 20), make('Kia', 10), make('Lexus', 5)]
  const order = (...own: string[][]) =>
    ownMakesFirst(
      makes,
      own.map((represented) => ({ makes: represented })),
    ).map(({ label }) => label)
  expect(order(['Lexus', 'TOYOTA'])).toEqual(['Toyota', 'Lexus', 'Ford', 'Kia'])
  expect(order(['Lexus'], ['Kia'])).toEqual(['Kia', 'Lexus', 'Ford', 'Toyota'])
  expect(order([])).toEqual(['Ford', 'Toyota', 'Kia', 'Lexus'])
})
