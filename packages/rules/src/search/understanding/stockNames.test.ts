import { expect, it } from 'vitest'
import { stockNames } from './stockLexicon'

const values = {
  make: [
    ['Volkswagen', 3],
    ['VW', 1],
  ],
  car_type: [['used', 3]],
  cylinders: [
    ['6', 1],
    ['8', 2],
  ],
  seats: [['5', 3]],
  body: [['SUV', 2]],
} as never
const named = (of: never) => Object.fromEntries(stockNames(of, []).names.map(([key, value, count]) => [key, { value, count }]))

it('other names of makes, engines by their shape and cars for a family are names in a stock (SRC-06)', () => {
  const names = named(values)
  expect(new Set(names.vw?.value.make)).toEqual(new Set(['VW', 'Volkswagen']))
  expect(names.v8).toEqual({ value: { cylinders: ['8'] }, count: 2 })
  expect(names.v6).toBeUndefined()
  expect(names.familycar?.value).toEqual({ seats: ['5'], body: ['SUV'] })
  expect(names.new).toEqual({ value: { car_type: ['new'] }, count: 0 })
})

it('what a car is for is said not to be understood where no car says enough of itself (SRC-06)', () => {
  const { names, phrases } = stockNames({ make: [['Kia', 1]] } as never, [])
  expect(names.some(([key]) => key.startsWith('family'))).toBe(false)
  expect(JSON.stringify(phrases)).toContain('family cars')
})
