import { expect, it } from 'vitest'
import { isUnstocked } from './isUnstocked'

const ranges = { price: { min: 1, max: 2 }, tare: { min: 1, max: 2 } }

it.each([
  { facet: 'towing', unit: 'kg', unstocked: true },
  { facet: 'towing', unit: null, unstocked: false },
  { facet: 'towing', unit: 'km', unstocked: false },
  { facet: 'tare', unit: 'kg', unstocked: false },
  { facet: 'consumption', unit: 'l100', unstocked: true },
] as const)('of $facet in $unit: $unstocked (SRC-06)', ({ facet, unit, unstocked }) =>
  expect(isUnstocked(facet, { unit }, { ranges })).toBe(unstocked),
)
