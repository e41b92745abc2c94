import { expect, it } from 'vitest'
import { perPart } from './perPart'

it.each([
  [100_00, 300],
  [100_01, 600],
  [99_99, 300],
  [0, 0],
  [27_750_00, 834_00],
])('%s cents at $3 for each $100 or part of it are %s cents (UI-19)', (priceCents, cents) => expect(perPart(priceCents, 300)).toBe(cents))

it('amounts may be for each $200 (UI-19)', () => expect(perPart(40_001_00, 840, 200_00)).toBe(201 * 840))
