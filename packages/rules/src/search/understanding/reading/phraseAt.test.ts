import { expect, it } from 'vitest'
import { queryTokens } from '../queryTokens'
import { type Phrases, sentencePhrases } from '../sentencePhrases'
import { phraseAt } from './phraseAt'

const phrases: Phrases<'no' | 'less'> = [
  ['no', 'no', 'without'],
  ['less', 'no more than'],
]

it.each([
  { name: 'the longest', text: 'no more than 5', from: 0, found: { meaning: 'less', length: 3 } },
  { name: 'one word', text: 'no more', from: 0, found: { meaning: 'no', length: 1 } },
  { name: 'none across a comma', text: 'no more, than', from: 0, found: { meaning: 'no', length: 1 } },
  { name: 'none elsewhere', text: 'white no', from: 0, found: null },
  { name: 'none past the end', text: 'no', from: 1, found: null },
])('the query parser finds $name (SRC-06)', ({ text, from, found }) =>
  expect(phraseAt(phrases, queryTokens(text, sentencePhrases), from)).toEqual(found),
)
