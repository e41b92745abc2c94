import { expect, test } from 'vitest'
import { rolloutSentence } from './outcomeTexts'

test.each([
  { name: 'no site', counts: { different: 0, same: 0, refused: 0 }, message: 'No site is affected.' },
  { name: 'one that changes', counts: { different: 1, same: 0, refused: 0 }, message: '1 site will look different.' },
  { name: 'some that stay the same', counts: { different: 0, same: 3, refused: 0 }, message: '3 sites will look the same.' },
  { name: 'two kinds', counts: { different: 2, same: 1, refused: 0 }, message: '2 sites will look different and 1 will look the same.' },
  {
    name: 'all kinds',
    counts: { different: 2, same: 1, refused: 1 },
    message: '2 sites will look different, 1 will look the same and 1 can’t be changed.',
  },
  {
    name: 'only ones that can’t be changed',
    counts: { different: 0, same: 0, refused: 2 },
    message: '2 sites can’t be changed.',
  },
])('A roll-out is summarised by its effect on sites: $name', ({ counts, message }) => {
  expect(rolloutSentence(counts)).toBe(message)
})
