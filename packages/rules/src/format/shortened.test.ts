import fc from 'fast-check'
import { expect, it } from 'vitest'
import { shortened } from '../text/cutText'

it.each([
  { name: 'short enough', text: 'Cars for sale', longest: 13, expected: 'Cars for sale' },
  { name: 'cut at a word', text: 'A long sentence about cars', longest: 12, expected: 'A long…' },
  { name: 'no comma before the ellipsis', text: 'Cars, vans and utes', longest: 8, expected: 'Cars…' },
  { name: 'one endless word', text: 'Donaudampfschifffahrt', longest: 10, expected: 'Donaudamp…' },
  { name: 'lines and spaces', text: ' Cars \n for  sale ', longest: 50, expected: 'Cars for sale' },
  { name: 'nothing', text: '', longest: 10, expected: '' },
])('a page shortens a text for search engines (RTE-04): $name', ({ text, longest, expected }) =>
  expect(shortened(text, longest)).toBe(expected),
)

it('a shortened text never exceeds the limit (RTE-04)', () => {
  fc.assert(
    fc.property(fc.lorem({ maxCount: 40 }), fc.integer({ min: 10, max: 200 }), (text, longest) => {
      expect(shortened(text, longest).length).toBeLessThanOrEqual(longest)
    }),
  )
})
