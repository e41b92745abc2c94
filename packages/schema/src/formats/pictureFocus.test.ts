import { describe, expect, it } from 'vitest'
import { pictureFocus, withFocus } from './pictureFocus'

describe('pictureFocus', () => {
  it.each([
    { name: 'no point', source: 'a/b.webp', file: 'a/b.webp', focus: null },
    { name: 'a point', source: 'a/b.webp#30,70', file: 'a/b.webp', focus: { x: 30, y: 70 } },
    { name: 'a corner', source: 'a/b.webp#0,100', file: 'a/b.webp', focus: { x: 0, y: 100 } },
    { name: 'a point outside the picture, which is ignored', source: 'a/b.webp#30,170', file: 'a/b.webp#30,170', focus: null },
    { name: 'half a point, which is ignored', source: 'a/b.webp#30', file: 'a/b.webp#30', focus: null },
    { name: 'nothing', source: '', file: '', focus: null },
  ])('pictureFocus reads $name', ({ source, file, focus }) => expect(pictureFocus(source)).toEqual({ file, focus }))

  it.each([
    { name: 'is added', source: 'a.webp', focus: { x: 20.4, y: 80 }, result: 'a.webp#20,80' },
    { name: 'replaces another', source: 'a.webp#1,2', focus: { x: 3, y: 4 }, result: 'a.webp#3,4' },
    { name: 'in the middle is left out', source: 'a.webp#1,2', focus: { x: 50, y: 50 }, result: 'a.webp' },
    { name: 'stays within the picture', source: 'a.webp', focus: { x: -20, y: 180 }, result: 'a.webp#0,100' },
  ])('a point $name', ({ source, focus, result }) => expect(withFocus(source, focus)).toBe(result))
})
