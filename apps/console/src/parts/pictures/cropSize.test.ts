import { expect, test } from 'vitest'
import { cropSize, parseRatio } from './cropSize'

test.each([
  { name: 'small stays as it is', area: { width: 300, height: 200 }, size: { width: 300, height: 200 } },
  { name: 'wide is made smaller', area: { width: 5120, height: 2560 }, size: { width: 2560, height: 1280 } },
  { name: 'tall is made smaller', area: { width: 1000, height: 5000 }, size: { width: 512, height: 2560 } },
  { name: 'a hair stays visible', area: { width: 10_000, height: 1 }, size: { width: 2560, height: 1 } },
])('a part of a picture that is $name', ({ area, size }) => expect(cropSize(area)).toEqual(size))

test('a part that is still too heavy is sent smaller', () => {
  expect(cropSize({ width: 400, height: 200 }, 0.75)).toEqual({ width: 300, height: 150 })
})

test.each([
  { words: '4:3', ratio: 4 / 3 },
  { words: '1:1', ratio: 1 },
  { words: '1.91:1', ratio: 1.91 },
  { words: '4:0', ratio: null },
  { words: 'wide', ratio: null },
  { words: undefined, ratio: null },
])('the ratio $words is $ratio', ({ words, ratio }) => expect(parseRatio(words)).toBe(ratio))
