import { expect, it } from 'vitest'
import { isPostcodeOfState } from './stateOfPostcode'

it.each([
  { name: 'Thornbury in Victoria', postcode: '3071', state: 'VIC', expected: true },
  { name: 'a postcode of Victoria in New South Wales', postcode: '3064', state: 'NSW', expected: false },
  { name: 'a town north of the border with Victoria', postcode: '3644', state: 'NSW', expected: true },
  { name: 'the same postcode south of it', postcode: '3644', state: 'VIC', expected: true },
  { name: 'the same postcode anywhere else', postcode: '3644', state: 'QLD', expected: false },
  { name: 'a state in small letters', postcode: '2000', state: 'nsw', expected: true },
  { name: 'an unused postcode', postcode: '0300', state: 'NT', expected: false },
  { name: 'no state', postcode: '2000', state: '', expected: false },
])('the wizard decides whether a postcode belongs to a state: $name (CFG-02)', ({ postcode, state, expected }) =>
  expect(isPostcodeOfState(postcode, state)).toBe(expected),
)
