import { expect, it } from 'vitest'
import { sampleSentence } from './sampleSentence'

it('a roll-out says what a sample of its sites means for all of them (CFG-12)', () => {
  expect(sampleSentence({ found: 0, compared: 0, total: 5_000 })).toBe('Comparing pages of 5,000 sites')
  expect(sampleSentence({ found: 1, compared: 1, total: 1 })).toBe('Changes found on 1 of 1 site')
  expect(sampleSentence({ found: 3, compared: 3, total: 5_000 })).toMatch(
    /^Changes found on 3 of 3 sites compared: at least 2,\d{3} of 5,000 sites change \(95% confidence\)$/,
  )
  expect(sampleSentence({ found: 0, compared: 3, total: 4 })).toBe('Changes found on 0 of 3 sites compared')
})
