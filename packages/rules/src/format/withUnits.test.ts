import { describe, expect, it } from 'vitest'
import { withUnits } from './groupThousands'

describe('withUnits', () => {
  it.each([
    { name: 'an engine', text: 'with a 2.0 L diesel engine', kept: 'with a 2.0\u00a0L diesel engine' },
    { name: 'a length in both measures', text: 'a body 16 ft (4.88 m) long', kept: 'a body 16\u00a0ft (4.88\u00a0m) long' },
    { name: 'a distance', text: 'has travelled 12,500 km and', kept: 'has travelled 12,500\u00a0km and' },
    { name: 'a model that only looks like one', text: 'A used 2019 Mazda 3 Maxx', kept: 'A used 2019 Mazda 3 Maxx' },
    { name: 'words', text: 'It is at Granville yard.', kept: 'It is at Granville yard.' },
    { name: 'nothing', text: '', kept: '' },
  ])('withUnits keeps $name together (VDP-02)', ({ text, kept }) => expect(withUnits(text)).toBe(kept))
})
