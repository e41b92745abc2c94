import { expect, it } from 'vitest'
import { parseFilterNumber } from './withRangeEnd'

it.each([
  { name: 'digits alone', text: '15000', number: 15_000 },
  { name: 'as money is written', text: '$15,000', number: 15_000 },
  { name: 'with spaces', text: ' 15 000 ', number: 15_000 },
  { name: 'kilometres', text: '45,000 km', number: 45_000 },
  { name: 'thousands', text: '15k', number: 15_000 },
  { name: 'thousands of money', text: '$22.5K', number: 22_500 },
  { name: 'thousands of kilometres', text: '60k km', number: 60_000 },
  { name: 'only a sign for thousands', text: 'k', number: null },
  { name: 'too many thousands', text: '1234567k', number: null },
  { name: 'zero', text: '0', number: 0 },
  { name: 'nothing', text: '', number: null },
  { name: 'only a sign', text: '$', number: null },
  { name: 'below zero', text: '-5', number: null },
  { name: 'a part of a dollar', text: '15.5', number: null },
  { name: 'words', text: 'cheap', number: null },
  { name: 'nine digits', text: '999999999', number: 999_999_999 },
  { name: 'ten digits', text: '9999999999', number: null },
])('a range filter parses an entered number: $name (SRC-22)', ({ text, number }) => expect(parseFilterNumber(text)).toBe(number))
