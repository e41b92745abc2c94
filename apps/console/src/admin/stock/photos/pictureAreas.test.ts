import { expect, test } from 'vitest'
import { areaBetween, grabArea, isDrawn, movedByKey, rotatedArea, withinPicture } from './pictureAreas'

const area = { left: 0.2, top: 0.4, width: 0.3, height: 0.1 }
const rounded = (area: object | null) => area && Object.values(area).map((value: number) => Math.round(value * 1000) / 1000)

test('a drawn area lies between its two corner points in any order, and within the photo', () => {
  expect(rounded(areaBetween([0.5, 0.5], [0.2, 0.8]))).toEqual([0.2, 0.5, 0.3, 0.3])
  expect(rounded(areaBetween([0.5, 0.5], [1.7, -3]))).toEqual([0.5, 0, 0.5, 0.5])
  expect(isDrawn(areaBetween([0.5, 0.5], [0.501, 0.9]))).toBe(false)
  expect(isDrawn(area)).toBe(true)
})

test('an area turns with its photo, and is back in place after four turns', () => {
  expect(rounded(rotatedArea(area))).toEqual([0.5, 0.2, 0.1, 0.3])
  expect(rounded(rotatedArea(rotatedArea(rotatedArea(rotatedArea(area)))))).toEqual(rounded(area))
})

test.each([
  { key: 'ArrowRight', isSizing: false, expected: [0.21, 0.4, 0.3, 0.1] },
  { key: 'ArrowUp', isSizing: false, expected: [0.2, 0.39, 0.3, 0.1] },
  { key: 'ArrowRight', isSizing: true, expected: [0.2, 0.4, 0.31, 0.1] },
  { key: 'ArrowUp', isSizing: true, expected: [0.2, 0.4, 0.3, 0.09] },
  { key: 'a', isSizing: false, expected: null },
])('the photo editor moves or resizes an area by the key $key (resize: $isSizing)', ({ key, isSizing, expected }) =>
  expect(rounded(movedByKey(area, key, isSizing))).toEqual(expected),
)

test('an area can’t leave the photo or become too small to see', () => {
  expect(rounded(movedByKey({ ...area, left: 0.7 }, 'ArrowRight', false))).toEqual([0.7, 0.4, 0.3, 0.1])
  expect(rounded(movedByKey({ ...area, height: 0.02 }, 'ArrowUp', true))).toEqual([0.2, 0.4, 0.3, 0.02])
  expect(rounded(withinPicture({ left: -1, top: 2, width: 5, height: 0 }))).toEqual([0, 0.98, 1, 0.02])
})

test.each<{ name: string; at: readonly [number, number]; to: readonly [number, number]; expected: number[] | null }>([
  { name: 'the bottom right corner of an area', at: [0.51, 0.49], to: [0.7, 0.7], expected: [0.2, 0.4, 0.5, 0.3] },
  { name: 'the top left corner of an area', at: [0.2, 0.4], to: [0.1, 0.3], expected: [0.1, 0.3, 0.4, 0.2] },
  { name: 'a corner, drawn beyond the opposite one', at: [0.5, 0.5], to: [0.1, 0.1], expected: [0.1, 0.1, 0.1, 0.3] },
  { name: 'an area by its middle', at: [0.35, 0.45], to: [0.45, 0.35], expected: [0.3, 0.3, 0.3, 0.1] },
  { name: 'an area by its middle, not beyond the edge of the photo', at: [0.35, 0.45], to: [9, 9], expected: [0.7, 0.9, 0.3, 0.1] },
  { name: 'nothing', at: [0.8, 0.8], to: [0.9, 0.9], expected: null },
])('a pointer drags $name', ({ at, to, expected }) => {
  const grab = grabArea([area], at, [0.03, 0.03])
  expect(rounded(grab?.drag(to) ?? null)).toEqual(expected)
})

test('of overlapping areas the pointer grabs the last one', () => {
  expect(grabArea([area, area], [0.35, 0.45], [0.01, 0.01])?.index).toBe(1)
})
