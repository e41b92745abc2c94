import { expect, test } from 'vitest'
import { countsSentence } from './outcomeTexts'

const none = { waiting: 0, published: 0, unchanged: 0, refused: 0, undone: 0, kept: 0, skipped: 0 }

test.each([
  { name: 'no site', counts: none, message: '' },
  { name: 'one site', counts: { ...none, published: 1 }, message: '1 published' },
  {
    name: 'several outcomes',
    counts: { ...none, waiting: 2, published: 1_200, refused: 1 },
    message: '1,200 published, 1 can’t be changed, 2 waiting',
  },
])('The outcomes of a roll-out are summarised: $name', ({ counts, message }) => {
  expect(countsSentence(counts)).toBe(message)
})
