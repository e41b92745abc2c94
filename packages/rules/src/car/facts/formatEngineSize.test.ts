import { describe, expect, it } from 'vitest'
import { formatEngineSize } from './formatEngineSize'

describe('formatEngineSize (CFG-06)', () => {
  it.each([
    ['litres for a car', 2, 'car', '2.0 L'],
    ['cubic centimetres for a small motorcycle', 0.47, 'motorcycle', '470 cc'],
    ['no thousands comma', 1.25, 'motorcycle', '1250 cc'],
    ['nothing for a feed’s 0', 0, 'car', null],
    ['nothing for less than 0', -1, 'motorcycle', null],
    ['nothing when it is not known', null, 'motorcycle', null],
  ] as const)('gives %s', (_name, litres, itemType, expected) => expect(formatEngineSize(litres, itemType)).toBe(expected))
})
