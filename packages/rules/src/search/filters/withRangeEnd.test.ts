import { expect, it } from 'vitest'
import { withRangeEnd } from './withRangeEnd'

const bounds = { min: 5_000, max: 80_000 }
const open = { min: null, max: null }
type Range = { readonly min: number | null; readonly max: number | null }

it.each<[name: string, end: 'min' | 'max', entered: number | null, range: Range, after: Range, swapped: boolean]>([
  ['a low end', 'min', 20_000, open, { min: 20_000, max: null }, false],
  ['a high end', 'max', 30_000, { min: 20_000, max: null }, { min: 20_000, max: 30_000 }, false],
  ['both ends the same', 'min', 30_000, { min: null, max: 30_000 }, { min: 30_000, max: 30_000 }, false],
  ['nothing', 'max', null, { min: 20_000, max: 30_000 }, { min: 20_000, max: null }, false],
  ['a low end above the high one', 'min', 45_000, { min: null, max: 30_000 }, { min: 30_000, max: 45_000 }, true],
  ['a high end below the low one', 'max', 25_000, { min: 30_000, max: null }, { min: 25_000, max: 30_000 }, true],
  ['a low end above the bounds', 'min', 900_000, { min: null, max: 30_000 }, { min: 30_000, max: null }, true],
  ['a high end below the bounds', 'max', 1, { min: 30_000, max: 40_000 }, { min: null, max: 30_000 }, true],
])('a range filter sets an end of a range: $0 (SRC-22, SRC-23)', (_name, end, entered, range, after, swapped) => {
  expect(withRangeEnd(end, entered, range, bounds)).toEqual({ range: after, swapped })
})
