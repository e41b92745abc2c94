import { expect, it } from 'vitest'
import { cutText } from './cutText'

it.each([
  { name: 'shorter than the limit', text: 'abc', longest: 4, expected: 'abc' },
  { name: 'exactly the limit', text: 'abcd', longest: 4, expected: 'abcd' },
  { name: 'one more than the limit', text: 'abcde', longest: 4, expected: 'abcd' },
  { name: 'an emoji across the limit', text: 'abc😀', longest: 4, expected: 'abc' },
  { name: 'nothing allowed', text: 'abc', longest: 0, expected: '' },
  { name: 'nothing there', text: '', longest: 3, expected: '' },
])('a page cuts a text (VDP-23): $name', ({ text, longest, expected }) => expect(cutText(text, longest)).toBe(expected))
