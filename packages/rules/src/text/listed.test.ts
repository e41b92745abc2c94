import { expect, it } from 'vitest'
import { listed } from './inSentence'

it.each([
  { items: [], message: '' },
  { items: ['save'], message: 'save' },
  { items: ['save', 'look at'], message: 'save and look at' },
  { items: ['save', 'compare', 'look at'], message: 'save, compare and look at' },
])('a page lists $message as Intl does', ({ items, message }) => {
  expect(listed(items)).toBe(message)
  expect(listed(items)).toBe(new Intl.ListFormat('en-AU', { type: 'conjunction' }).format(items))
})
