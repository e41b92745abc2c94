import { expect, it } from 'vitest'
import { withRangeEnd } from './withRangeEnd'

const bounds = { min: 5_000, max: 80_000 }
const open = { min: null, max: null }

it.each([
  { name: 'a low end', end: 'min', typed: 20_000, range: open, after: { min: 20_000, max: null }, swapped: false },
  { name: 'a high end', end: 'max', typed: 30_000, range: { min: 20_000, max: null }, after: { min: 20_000, max: 30_000 }, swapped: false },
  {
    name: 'both ends the same',
    end: 'min',
    typed: 30_000,
    range: { min: null, max: 30_000 },
    after: { min: 30_000, max: 30_000 },
    swapped: false,
  },
  { name: 'nothing', end: 'max', typed: null, range: { min: 20_000, max: 30_000 }, after: { min: 20_000, max: null }, swapped: false },
  {
    name: 'a low end above the high one',
    end: 'min',
    typed: 45_000,
    range: { min: null, max: 30_000 },
    after: { min: 30_000, max: 45_000 },
    swapped: true,
  },
  {
    name: 'a high end below the low one',
    end: 'max',
    typed: 25_000,
    range: { min: 30_000, max: null },
    after: { min: 25_000, max: 30_000 },
    swapped: true,
  },
  {
    name: 'a low end above all there is',
    end: 'min',
    typed: 900_000,
    range: { min: null, max: 30_000 },
    after: { min: 30_000, max: null },
    swapped: true,
  },
  {
    name: 'a high end below all there is',
    end: 'max',
    typed: 1,
    range: { min: 30_000, max: 40_000 },
    after: { min: null, max: 30_000 },
    swapped: true,
  },
] as const)('Typed into a range: $name (SRC-22, SRC-23)', ({ end, typed, range, after, swapped }) => {
  expect(withRangeEnd(end, typed, range, bounds)).toEqual({ range: after, swapped })
})
