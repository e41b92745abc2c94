import { expect, it } from 'vitest'
import { splitSequences } from './tokenise'

it.each([
  ['Land Cruiser', [['land', 'cruiser']]],
  [
    'Mazda CX-5, one',
    [
      ['mazda', 'cx', '5', 'one'],
      ['mazda', 'cx5', 'one'],
    ],
  ],
  [' , ', [[]]],
])('the tokenizer reads "$0" in order (SRC-06)', (text, sequences) => expect(splitSequences(text)).toEqual(sequences))
