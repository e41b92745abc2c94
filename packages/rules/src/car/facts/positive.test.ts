import { expect, it } from 'vitest'
import { positive } from './positive'

it.each([
  { number: 5, known: 5 },
  { number: 0.5, known: 0.5 },
  { number: 0, known: null },
  { number: -1, known: null },
  { number: Number.NaN, known: null },
  { number: null, known: null },
  { number: undefined, known: null },
])('reads the number $number of a feed as $known (VDP-20)', ({ number, known }) => expect(positive(number)).toBe(known))
