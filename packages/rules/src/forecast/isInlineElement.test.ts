import { expect, it } from 'vitest'
import { isInlineElement } from './isInlineElement'

it('a line of text goes on through emphasis and links, and ends at blocks and pictures (CFG-12)', () => {
  expect(['b', 'a', 'span', 'time'].map(isInlineElement)).toEqual([true, true, true, true])
  expect(['p', 'div', 'br', 'img', 'li', 'h1', 'constructor'].map(isInlineElement)).toEqual(Array.from({ length: 7 }, () => false))
})
