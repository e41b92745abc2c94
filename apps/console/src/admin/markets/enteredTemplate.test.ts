import { expect, it } from 'vitest'
import { factTitle, moveEntry } from './enteredTemplate'

it('the form of an export template moves a field by one place', () => {
  expect(moveEntry(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c'])
  expect(moveEntry(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'c', 'b'])
})

it('the form of an export template formats the name of a fact', () => {
  expect(factTitle('odometer_km')).toBe('Odometer km')
})
