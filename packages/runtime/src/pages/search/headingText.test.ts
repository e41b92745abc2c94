import { expect, it } from 'vitest'
import { headingText } from './presetName'

it('The heading shows the count with commas, and one car in the singular.', () => {
  expect(headingText('{count} cars for sale', 12_345)).toBe('12,345 cars for sale')
  expect(headingText('{count} cars for sale', 1)).toBe('1 car for sale')
  expect(headingText('Our carsales', 1)).toBe('Our carsales')
})
