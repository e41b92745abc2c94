import { expect, it } from 'vitest'
import { clampedEnd } from './withRangeEnd'

const bounds = { min: 5_000, max: 80_000 }
const open = { min: null, max: null }

it.each([
  { name: 'a lower end within', end: 'min', typed: 20_000, range: open, is: 20_000 },
  { name: 'a lower end at the limit is none', end: 'min', typed: 5_000, range: open, is: null },
  { name: 'a lower end below the limit is none', end: 'min', typed: 0, range: open, is: null },
  { name: 'a lower end above everything stops at the limit', end: 'min', typed: 999_999, range: open, is: 80_000 },
  { name: 'a lower end stops at the upper one', end: 'min', typed: 40_000, range: { min: null, max: 30_000 }, is: 30_000 },
  { name: 'a lower end may equal the upper one', end: 'min', typed: 30_000, range: { min: null, max: 30_000 }, is: 30_000 },
  { name: 'an upper end within', end: 'max', typed: 20_000, range: open, is: 20_000 },
  { name: 'an upper end at the limit is none', end: 'max', typed: 80_000, range: open, is: null },
  { name: 'an upper end above the limit is none', end: 'max', typed: 80_001, range: open, is: null },
  { name: 'an upper end below everything stops at the limit', end: 'max', typed: 0, range: open, is: 5_000 },
  { name: 'an upper end stops at the lower one', end: 'max', typed: 10_000, range: { min: 30_000, max: null }, is: 30_000 },
] as const)('A typed end: $name (SRC-22, SRC-23)', ({ end, typed, range, is }) => expect(clampedEnd(end, typed, range, bounds)).toBe(is))
