import { expect, it } from 'vitest'
import { buildLexicon } from '../../../testing/buildLexicon'
import { lexiconNames } from '../lexiconNames'
import { queryTokens } from '../queryTokens'
import { sentencePhrases } from '../sentencePhrases'
import { nameAt } from './parseName'

const names = lexiconNames(buildLexicon())
const found = (text: string) => nameAt(names, queryTokens(text, sentencePhrases), 0)

it.each([
  { name: 'the longest', text: 'mazda 3 ute', values: { make: ['Mazda'], model: ['Mazda3'] }, length: 2 },
  { name: 'a plural', text: 'utes', values: { body: ['Ute'] }, length: 1 },
  { name: 'two words of one', text: 'hi lux', values: { make: ['Toyota'], model: ['HiLux'] }, length: 2 },
  { name: 'a full name before a part', text: 'light blue', values: { colour: ['Light blue'] }, length: 2 },
  { name: 'the part before a comma', text: 'mazda, 3', values: { make: ['Mazda'] }, length: 1 },
])('the query parser finds $name (SRC-06)', ({ text, values, length }) => expect(found(text)).toMatchObject({ values, length }))

it.each(['20000', '$86', 'zebra', ''])('the query parser finds no name in "%s" (SRC-06)', (text) => expect(found(text)).toBeNull())
