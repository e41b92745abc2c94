import { expect, it } from 'vitest'
import { toMonogram } from './toMonograms'

it.each([
  { name: 'Toyota', letters: 'To' },
  { name: 'Land Rover', letters: 'LR' },
  { name: 'Mercedes-Benz', letters: 'MB' },
  { name: 'BMW', letters: 'BMW' },
  { name: 'GWM', letters: 'GWM' },
  { name: 'KTM Sportmotorcycle', letters: 'KS' },
  { name: 'x', letters: 'X' },
  { name: '', letters: '' },
])('$name has the monogram “$letters” (SRC-08)', ({ name, letters }) => expect(toMonogram(name)).toBe(letters))
