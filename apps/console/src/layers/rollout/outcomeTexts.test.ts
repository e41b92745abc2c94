import { expect, test } from 'vitest'
import { countsSentence } from './outcomeTexts'

const none = { waiting: 0, published: 0, unchanged: 0, refused: 0, undone: 0, kept: 0, skipped: 0 }

test.each([
  { name: 'no site', counts: none, says: '' },
  { name: 'one', counts: { ...none, published: 1 }, says: '1 published' },
  {
    name: 'several ways',
    counts: { ...none, waiting: 2, published: 1_200, refused: 1 },
    says: '1,200 published, 1 can’t be changed, 2 waiting',
  },
])('The outcomes of $name in words', ({ counts, says }) => {
  expect(countsSentence(counts)).toBe(says)
})
