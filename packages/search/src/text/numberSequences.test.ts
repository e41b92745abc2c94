import { anyCharacter } from '@forecourt/schema/testing/anyCharacter'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { numberSequences } from './numberSequences'
import { TokenNumbers } from './TokenNumbers'
import { splitSequences } from './tokenise'

const read = (text: string, numbers: TokenNumbers) => {
  const sequences = numberSequences(text, numbers)
  return sequences.map((tokens) => tokens.map((word) => numbers.names[word]))
}

it.each([
  'One owner, full history.',
  'A CX-5 that isn’t like others — “as new” • 7 seats',
  'Ｔｏｙｏｔａ with a café‐style interior',
  '…',
  ' ',
  'Line one\u2028line two\u00a0end',
  'x'.repeat(5_000),
])('the tokenizer splits "%s" into the same words as splitSequences', (text) =>
  expect(read(text, new TokenNumbers())).toEqual(splitSequences(text)),
)

it('a tokenizer that has read other texts splits a text into the same words as splitSequences', () => {
  const numbers = new TokenNumbers()
  const piece = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.constantFrom(
        'Mazda',
        'cx',
        '5',
        'ﬁt',
        'é',
        'Ø',
        '²',
        '中',
        '😀',
        '-',
        '’',
        '–',
        '…',
        '⁄',
        ' ',
        '\u2009',
        '\u2028',
        '\u00a0',
        '\ud800',
      ),
    },
    { weight: 1, arbitrary: fc.string({ unit: anyCharacter, maxLength: 3 }) },
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces.join('')
      expect(read(text, numbers)).toEqual(splitSequences(text))
    }),
    { numRuns: 3_000 },
  )
})

it('the tokenizer gives each of 5,000 words one number', () => {
  const numbers = new TokenNumbers()
  const tokens = Array.from({ length: 5_000 }, (_, at) => `word${at}é${at % 7}`)
  expect(tokens.map((word) => numbers.numberOf(word))).toEqual(tokens.map((_, at) => at))
  expect(tokens.map((word) => numbers.numberOf(word))).toEqual(tokens.map((_, at) => at))
  expect(numbers.done()).toEqual(tokens)
})
