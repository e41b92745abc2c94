import { expect, it } from 'vitest'
import { hasRange } from './withRangeEnd'

it.each([
  [undefined, false],
  [{ min: null, max: null }, false],
  [{ min: 0, max: null }, true],
  [{ min: null, max: 20_000 }, true],
  [{ min: 5, max: 9 }, true],
])('a range of %j is narrowed: %s (SRC-07)', (range, narrowed) => expect(hasRange(range)).toBe(narrowed))
