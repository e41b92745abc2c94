import { expect, it } from 'vitest'
import { clampedEnd } from './withRangeEnd'

const bounds = { min: 5_000, max: 80_000 }
const open = { min: null, max: null }

it.each([
  { name: 'a lower end within', end: 'min', entered: 20_000, range: open, is: 20_000 },
  { name: 'a lower end at the limit is removed', end: 'min', entered: 5_000, range: open, is: null },
  { name: 'a lower end below the limit is removed', end: 'min', entered: 0, range: open, is: null },
  { name: 'a lower end above everything stops at the limit', end: 'min', entered: 999_999, range: open, is: 80_000 },
  { name: 'a lower end stops at the upper one', end: 'min', entered: 40_000, range: { min: null, max: 30_000 }, is: 30_000 },
  { name: 'a lower end may equal the upper one', end: 'min', entered: 30_000, range: { min: null, max: 30_000 }, is: 30_000 },
  { name: 'an upper end within', end: 'max', entered: 20_000, range: open, is: 20_000 },
  { name: 'an upper end at the limit is removed', end: 'max', entered: 80_000, range: open, is: null },
  { name: 'an upper end above the limit is removed', end: 'max', entered: 80_001, range: open, is: null },
  { name: 'an upper end below everything stops at the limit', end: 'max', entered: 0, range: open, is: 5_000 },
  { name: 'an upper end stops at the lower one', end: 'max', entered: 10_000, range: { min: 30_000, max: null }, is: 30_000 },
] as const)('a range filter limits an entered end of a range: $name (SRC-22, SRC-23)', ({ end, entered, range, is }) =>
  expect(clampedEnd(end, entered, range, bounds)).toBe(is),
)
