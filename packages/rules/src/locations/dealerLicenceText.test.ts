import { expect, it } from 'vitest'
import { dealerLicenceText } from './dealerLicenceText'

it.each([
  { licence: 'LMCT 9170', country: 'AU', state: 'VIC', text: 'LMCT 9170' },
  { licence: '9170', country: 'AU', state: 'VIC', text: 'LMCT 9170' },
  { licence: 'LVD 176023', country: 'AU', state: 'SA', text: 'LVD 176023' },
  { licence: '176023', country: 'AU', state: 'sa', text: 'LVD 176023' },
  { licence: 'MD 012345', country: 'AU', state: 'NSW', text: 'Motor dealer licence MD 012345' },
  { licence: '4420981', country: 'AU', state: 'QLD', text: 'Motor dealer licence 4420981' },
  { licence: 'Dealer licence MD 21188', country: 'AU', state: 'WA', text: 'Dealer licence MD 21188' },
  { licence: 'M402117', country: 'NZ', state: 'Waikato', text: 'Registered motor vehicle trader M402117' },
  { licence: 'Registered motor vehicle trader M402117', country: 'NZ', state: '', text: 'Registered motor vehicle trader M402117' },
] as const)('a dealer licence $licence in $state reads “$text” (LOC-11)', ({ licence, text, ...place }) =>
  expect(dealerLicenceText(licence, place)).toBe(text),
)
