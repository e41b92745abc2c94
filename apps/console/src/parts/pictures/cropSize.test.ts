import { expect, test } from 'vitest'
import { cropSize, parseRatio } from './cropSize'

test.each([
  { name: 'a small one stays unchanged', area: { width: 300, height: 200 }, size: { width: 300, height: 200 } },
  { name: 'a wide one is scaled down', area: { width: 5120, height: 2560 }, size: { width: 2560, height: 1280 } },
  { name: 'a tall one is scaled down', area: { width: 1000, height: 5000 }, size: { width: 512, height: 2560 } },
  { name: 'a very thin one is at least one pixel high', area: { width: 10_000, height: 1 }, size: { width: 2560, height: 1 } },
])('the size of a cropped picture: $name', ({ area, size }) => expect(cropSize(area)).toEqual(size))

test('a cropped picture that is still too large is scaled down further', () => {
  expect(cropSize({ width: 400, height: 200 }, 0.75)).toEqual({ width: 300, height: 150 })
})

test.each([
  { text: '4:3', ratio: 4 / 3 },
  { text: '1:1', ratio: 1 },
  { text: '1.91:1', ratio: 1.91 },
  { text: '4:0', ratio: null },
  { text: 'wide', ratio: null },
  { text: undefined, ratio: null },
])('the aspect ratio $text is parsed to $ratio', ({ text, ratio }) => expect(parseRatio(text)).toBe(ratio))
