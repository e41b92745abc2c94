import { expect, it } from 'vitest'
import { formatFeet } from './groupThousands'

it.each([
  { name: 'a caravan', feet: 21.5, text: '21.5 ft (6.55 m)' },
  { name: 'a whole number', feet: 19, text: '19 ft (5.79 m)' },
  { name: 'one foot', feet: 1, text: '1 ft (0.30 m)' },
  { name: 'a feed’s 0', feet: 0, text: null },
  { name: 'less than 0', feet: -3, text: null },
  { name: 'not known', feet: undefined, text: null },
  { name: 'no number', feet: Number.NaN, text: null },
])('the length format writes feet with metres in brackets (UI-23): $name', ({ feet, text }) => expect(formatFeet(feet)).toBe(text))
