import { expect, it } from 'vitest'
import { textLines } from './textLines'

/** Ten per character. */
const measure = (line: string) => line.length * 10

it.each([
  { name: 'one that fits', text: 'Kia Rio', width: 100, most: 3, lines: ['Kia Rio'] },
  { name: 'one that just fits', text: 'Kia Rio', width: 70, most: 1, lines: ['Kia Rio'] },
  { name: 'one a letter too long', text: 'Kia Rio', width: 60, most: 2, lines: ['Kia', 'Rio'] },
  { name: 'more than there is room for', text: 'one two three four', width: 70, most: 2, lines: ['one two', 'three…'] },
  { name: 'a word longer than a line', text: 'Donaudampfschiff', width: 60, most: 2, lines: ['Donau…'] },
  { name: 'nothing', text: '  ', width: 60, most: 2, lines: [] },
])('sets $name', ({ text, width, most, lines }) => {
  expect(textLines(text, measure, width, most)).toEqual(lines)
})
