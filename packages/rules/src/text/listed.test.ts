import { expect, it } from 'vitest'
import { listed } from './inSentence'

it.each([
  { words: [], says: '' },
  { words: ['save'], says: 'save' },
  { words: ['save', 'look at'], says: 'save and look at' },
  { words: ['save', 'compare', 'look at'], says: 'save, compare and look at' },
])('lists $words as Intl does', ({ words, says }) => {
  expect(listed(words)).toBe(says)
  expect(listed(words)).toBe(new Intl.ListFormat('en-AU', { type: 'conjunction' }).format(words))
})
