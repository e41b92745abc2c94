import { expect, it } from 'vitest'
import { listed } from './inSentence'

it.each([
  { items: [], says: '' },
  { items: ['save'], says: 'save' },
  { items: ['save', 'look at'], says: 'save and look at' },
  { items: ['save', 'compare', 'look at'], says: 'save, compare and look at' },
])('lists $words as Intl does', ({ items, says }) => {
  expect(listed(items)).toBe(says)
  expect(listed(items)).toBe(new Intl.ListFormat('en-AU', { type: 'conjunction' }).format(items))
})
