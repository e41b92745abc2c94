import { expect, it } from 'vitest'
import { queryTokens } from './queryTokens'
import { sentencePhrases } from './sentencePhrases'

it.each([
  { name: 'words', text: 'White Ute', tokens: ['white', 'ute'] },
  { name: 'a span of numbers', text: '$15-20k', tokens: ['$15', 'to', '20k'] },
  { name: 'a word with a hyphen', text: 'cx-5 x-trail', tokens: ['cx', '5', 'xtrail'] },
  { name: 'a minus before a word', text: 'ute -ford', tokens: ['ute', 'not', 'ford'] },
  { name: 'a week', text: '$180 p/w or $180/week or 180 per week', tokens: ['$180', 'pw', 'or', '$180', 'pw', 'or', '180', 'pw'] },
  { name: 'what looks like a number', text: '4x4 3008gt', tokens: ['4x4', '3008gt'] },
  { name: 'a comparison', text: '<20,000', tokens: ['<', '20,000'] },
  { name: 'nothing', text: ' ,;!', tokens: [] },
])('the query parser splits $name into tokens (SRC-06)', ({ text, tokens }) =>
  expect(queryTokens(text, sentencePhrases).map((token) => token.text)).toEqual(tokens),
)

it('the query parser recognises numbers with signs and units (SRC-06)', () => {
  const numbers = queryTokens('$45k 60,000km 7+ 2.5t seven 4wd', sentencePhrases).map(
    ({ number }) => number && [number.value, number.unit, number.isMoney, number.orMore],
  )
  expect(numbers).toEqual([
    [45, 'k', true, false],
    [60_000, 'km', false, false],
    [7, '', false, true],
    [2.5, 't', false, false],
    [7, '', false, false],
    undefined,
  ])
})

it('the query parser marks where punctuation separates words (SRC-06)', () =>
  expect(queryTokens('not ford, white', sentencePhrases).map(({ apart }) => apart)).toEqual([false, false, true]))
