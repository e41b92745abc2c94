import { expect, test } from 'vitest'
import { between, isDrawn, nudged, turnedPart, within } from './pictureParts'

const part = { left: 0.2, top: 0.4, width: 0.3, height: 0.1 }
const rounded = (found: object | null) => found && Object.values(found).map((value: number) => Math.round(value * 1000) / 1000)

test('what is drawn is between two points, whichever came first, and within the picture', () => {
  expect(rounded(between([0.5, 0.5], [0.2, 0.8]))).toEqual([0.2, 0.5, 0.3, 0.3])
  expect(rounded(between([0.5, 0.5], [1.7, -3]))).toEqual([0.5, 0, 0.5, 0.5])
  expect(isDrawn(between([0.5, 0.5], [0.501, 0.9]))).toBe(false)
  expect(isDrawn(part)).toBe(true)
})

test('a part turns with its picture, and is where it was after four turns', () => {
  expect(rounded(turnedPart(part))).toEqual([0.5, 0.2, 0.1, 0.3])
  expect(rounded(turnedPart(turnedPart(turnedPart(turnedPart(part)))))).toEqual(rounded(part))
})

test.each([
  { key: 'ArrowRight', isSizing: false, found: [0.21, 0.4, 0.3, 0.1] },
  { key: 'ArrowUp', isSizing: false, found: [0.2, 0.39, 0.3, 0.1] },
  { key: 'ArrowRight', isSizing: true, found: [0.2, 0.4, 0.31, 0.1] },
  { key: 'ArrowUp', isSizing: true, found: [0.2, 0.4, 0.3, 0.09] },
  { key: 'a', isSizing: false, found: null },
])('$key with sizing $isSizing', ({ key, isSizing, found }) => expect(rounded(nudged(part, key, isSizing))).toEqual(found))

test('nothing leaves the picture or becomes too small to see', () => {
  expect(rounded(nudged({ ...part, left: 0.7 }, 'ArrowRight', false))).toEqual([0.7, 0.4, 0.3, 0.1])
  expect(rounded(nudged({ ...part, height: 0.02 }, 'ArrowUp', true))).toEqual([0.2, 0.4, 0.3, 0.02])
  expect(rounded(within({ left: -1, top: 2, width: 5, height: 0 }))).toEqual([0, 0.98, 1, 0.02])
})
