import { expect, it } from 'vitest'
import { textLines } from './textLines'

/** Ten per character. */
const measure = (line: string) => line.length * 10

it.each([
  { name: 'a text that fits in one line', text: 'Kia Rio', width: 100, max: 3, lines: ['Kia Rio'] },
  { name: 'a text exactly as wide as the line', text: 'Kia Rio', width: 70, max: 1, lines: ['Kia Rio'] },
  { name: 'a text one character too long, in two lines', text: 'Kia Rio', width: 60, max: 2, lines: ['Kia', 'Rio'] },
  {
    name: 'a text longer than all lines, cut with an ellipsis',
    text: 'one two three four',
    width: 70,
    max: 2,
    lines: ['one two', 'three…'],
  },
  { name: 'a word longer than a line, cut with an ellipsis', text: 'Donaudampfschiff', width: 60, max: 2, lines: ['Donau…'] },
  { name: 'an empty text, without lines', text: '  ', width: 60, max: 2, lines: [] },
])('a PDF wraps $name', ({ text, width, max, lines }) => {
  expect(textLines(text, measure, width, max)).toEqual(lines)
})
