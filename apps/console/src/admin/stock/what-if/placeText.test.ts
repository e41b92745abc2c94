import { expect, test } from 'vitest'
import { hasUnevenTotals, placeText } from './placeText'

test.each([
  { before: 12, after: 5, cars: 1080, text: 'from 12 to 5 of 1,080' },
  { before: 5, after: 5, cars: 80, text: 'stays 5 of 80' },
  { before: null, after: 3, cars: 80, text: 'from not listed to 3 of 80' },
  { before: 3, after: null, cars: 79, text: 'from 3 to not listed' },
  { before: null, after: null, cars: 79, text: 'not listed' },
])('a place in a list is shown as “$text”', ({ text, ...place }) => expect(placeText(place)).toBe(text))

test('totals are uneven if one list of all cars leaves cars out, not if a list is of a model', () => {
  const whole = { list: 'All cars, Recommended', cars: 205 }
  const ofModel = { list: 'Kia Rio, Recommended', cars: 4 }
  expect(hasUnevenTotals([whole, { list: 'All cars, Price: low to high', cars: 203 }, ofModel])).toBe(true)
  expect(hasUnevenTotals([whole, { ...whole, list: 'All cars, Price: low to high' }, ofModel])).toBe(false)
})
