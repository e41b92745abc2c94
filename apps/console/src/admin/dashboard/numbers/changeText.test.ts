import { expect, it } from 'vitest'
import { changeText } from './changeText'

it.each([
  { now: 120, before: 100, words: '20% more than before' },
  { now: 80, before: 100, words: '20% fewer than before' },
  { now: 100, before: 100, words: 'As many as before' },
  { now: 1001, before: 1000, words: 'As many as before' },
  { now: 5, before: 0, words: 'None before' },
  { now: 0, before: 0, words: 'None before either' },
  { now: 0, before: 4, words: '100% fewer than before' },
])('says how $now stands to $before', ({ now, before, words }) => expect(changeText(now, before)).toBe(words))
