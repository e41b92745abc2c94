import { expect, it } from 'vitest'
import { onlyState } from './onlyState'

it.each([
  { name: 'one location', states: ['VIC'], is: 'VIC' },
  { name: 'locations in the same state, in any spelling', states: ['WA', 'wa '], is: 'WA' },
  { name: 'locations in two states', states: ['NSW', 'ACT'], is: null },
  { name: 'no location', states: [], is: null },
  { name: 'a location without a state', states: [''], is: null },
  { name: 'a location with and one without a state', states: ['VIC', ''], is: null },
  { name: 'no state of the country', states: ['Waikato'], is: null },
])('the state of a site’s locations is unambiguous only for locations in one: $name', ({ states, is }) => {
  expect(
    onlyState(
      states.map((state) => ({ address: { state } })),
      'AU',
    ),
  ).toBe(is)
})
