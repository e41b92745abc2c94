import { expect, it } from 'vitest'
import { stateOfPostcode } from './stateOfPostcode'

it.each([
  { name: 'Sydney', postcode: '2000', state: 'NSW' },
  { name: 'Melbourne', postcode: '3000', state: 'VIC' },
  { name: 'Brisbane', postcode: '4000', state: 'QLD' },
  { name: 'Adelaide', postcode: '5000', state: 'SA' },
  { name: 'Perth', postcode: '6000', state: 'WA' },
  { name: 'Hobart', postcode: '7000', state: 'TAS' },
  { name: 'Darwin', postcode: '0800', state: 'NT' },
  { name: 'the last before Canberra', postcode: '2599', state: 'NSW' },
  { name: 'Canberra', postcode: '2600', state: 'ACT' },
  { name: 'the last of Canberra', postcode: '2618', state: 'ACT' },
  { name: 'Queanbeyan, one above', postcode: '2619', state: 'NSW' },
  { name: 'Tuggeranong', postcode: '2900', state: 'ACT' },
  { name: 'an unused one', postcode: '0300', state: null },
  { name: 'too short', postcode: '200', state: null },
  { name: 'too long', postcode: '20000', state: null },
  { name: 'empty', postcode: '', state: null },
  { name: 'no number', postcode: '2O00', state: null },
])('$name: $postcode is in $state (CFG-02)', ({ postcode, state }) => expect(stateOfPostcode(postcode, 'AU')).toBe(state))

it('the wizard finds no state for New Zealand’s postcodes (CFG-02)', () => expect(stateOfPostcode('2000', 'NZ')).toBeNull())
