import fc from 'fast-check'
import { expect, it } from 'vitest'
import { joinPointer, pointerSegments } from './joinPointer'

it('joinPointer joins the segments that pointerSegments splits, for any names', () => {
  expect(joinPointer('/search', 'pageSize')).toBe('/search/pageSize')
  expect(pointerSegments('')).toEqual([])
  fc.assert(
    fc.property(fc.array(fc.string()), (segments) => {
      expect(pointerSegments(segments.reduce<string>(joinPointer, ''))).toEqual(segments)
    }),
  )
})
