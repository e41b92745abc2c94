import { expect, it } from 'vitest'
import { splitSequences } from './splitSequences'

it.each([
  { text: 'Land Cruiser', sequences: [['land', 'cruiser']] },
  {
    text: 'Mazda CX-5, one',
    sequences: [
      ['mazda', 'cx', '5', 'one'],
      ['mazda', 'cx5', 'one'],
    ],
  },
  { text: ' , ', sequences: [[]] },
])('reads "$text" in order (SRC-06)', ({ text, sequences }) => expect(splitSequences(text)).toEqual(sequences))
