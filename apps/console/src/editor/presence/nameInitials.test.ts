import { expect, it } from 'vitest'
import { nameInitials } from './presenceSentence'

it.each([
  { name: 'Mia Reid', initials: 'MR' },
  { name: 'mia', initials: 'M' },
  { name: 'Mia van der Berg', initials: 'MB' },
  { name: '  Zoë   Ng ', initials: 'ZN' },
  { name: '', initials: '?' },
  { name: '🚗 Dealer', initials: '🚗D' },
])('the name “$name” has the initials $initials', ({ name, initials }) => {
  expect(nameInitials(name)).toBe(initials)
})
