import { expect, it } from 'vitest'
import { movedItems } from './movedItems'

it.each([
  { name: 'nothing', before: 'abcd', after: 'abcd', moved: '' },
  { name: 'the last to the front', before: 'abcd', after: 'dabc', moved: 'd' },
  { name: 'the first to the end', before: 'abcd', after: 'bcda', moved: 'a' },
  { name: 'two neighbours', before: 'abcd', after: 'acbd', moved: 'b' },
  { name: 'all in reverse order', before: 'abc', after: 'cba', moved: 'ba' },
  { name: 'no items', before: '', after: '', moved: '' },
])('comparing two orders of a list moves $name', ({ before, after, moved }) => {
  expect([...movedItems([...before], [...after])].join('')).toBe(moved)
})
