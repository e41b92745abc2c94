import { expect, test } from 'vitest'
import { countSentence } from './countSentence'

const hidden = (count: number) => ({ count, reason: 'Hidden: it needs a picture.', setting: null })

test.each([
  { name: 'no cars', counts: { shown: 0, total: 0, hidden: null }, text: 'There are no cars in stock yet.' },
  { name: 'one car', counts: { shown: 1, total: 1, hidden: null }, text: 'Shows on the only car.' },
  { name: 'all of many', counts: { shown: 1200, total: 1200, hidden: null }, text: 'Shows on all 1,200 cars.' },
  { name: 'none', counts: { shown: 0, total: 900, hidden: hidden(900) }, text: 'Not shown on any of 900 cars: it needs a picture.' },
  {
    name: 'most, one reason',
    counts: { shown: 812, total: 900, hidden: hidden(88) },
    text: 'Shows on 812 of 900 cars. The others: it needs a picture.',
  },
  {
    name: 'most, several reasons',
    counts: { shown: 812, total: 900, hidden: hidden(60) },
    text: 'Shows on 812 of 900 cars. Most of the others: it needs a picture.',
  },
  {
    name: 'all but one',
    counts: { shown: 8, total: 9, hidden: hidden(1) },
    text: 'Shows on 8 of 9 cars. The other one: it needs a picture.',
  },
])('the number of cars that show a button is a sentence (VDP-07): $name', ({ counts, text }) => expect(countSentence(counts)).toBe(text))
