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
const namesByKey = (values: never) => Object.fromEntries(stockNames(values, []).names.map(([key, value, count]) => [key, { value, count }]))

it('the search lexicon includes alternative names of makes, engine layouts and “family car” (SRC-06)', () => {
  const names = namesByKey(values)
  expect(new Set(names.vw?.value.make)).toEqual(new Set(['VW', 'Volkswagen']))
  expect(names.v8).toEqual({ value: { cylinders: ['8'] }, count: 2 })
  expect(names.v6).toEqual({ value: { cylinders: ['6'] }, count: 1 })
  expect(names.familycar?.value).toEqual({ seats: ['5'], body: ['SUV'] })
  expect(names.new).toEqual({ value: { car_type: ['new'] }, count: 0 })
})

it('a large city without a yard is no text to search for, one with a yard is (SRC-06)', () => {
  const { everyday } = stockNames({ location_name: [['Adelaide Motors', 1]] } as never, []).phrases
  expect(['perth', 'adelaide'].map((city) => everyday.includes(city))).toEqual([true, false])
})

it('“family car” is reported as unclear if no car states enough facts (SRC-06)', () => {
  const { names, phrases } = stockNames({ make: [['Kia', 1]] } as never, [])
  expect(names.some(([key]) => key.startsWith('family'))).toBe(false)
  expect(JSON.stringify(phrases)).toContain('family cars')
})

it('what a shopper’s car can tow is the weight of a caravan, and a small maximum no price of one (SRC-06)', () => {
  const range = { min: 1, max: 2 }
  const { phrases } = stockNames({}, [], { atm: range, length: range })
  expect([phrases.measures.find((row) => row.includes('can tow'))?.[0], new RegExp(phrases.spokenMost).test('under 20')]).toEqual([
    'atm',
    false,
  ])
})
