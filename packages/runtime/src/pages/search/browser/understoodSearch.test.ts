import { buildLexicon } from '@forecourt/rules/testing/buildLexicon'
import { expect, it } from 'vitest'
import { whetherSentence } from './understoodSearch'

it.each([
  { name: 'a count', text: '7 seater diesel', expected: true },
  { name: 'a price', text: 'ute under 45k', expected: true },
  { name: 'what is not wanted', text: 'ute not ford', expected: true },
  { name: 'names of the stock', text: 'toyota diesel', expected: false },
  { name: 'mere words', text: 'hilux sr5', expected: false },
])('words with $name wait until they are sent: $expected (SRC-06)', async ({ text, expected }) => {
  const host = { searchWords: async () => buildLexicon() }
  const told = () => new Promise<boolean>((resolve) => whetherSentence(host, text, resolve))
  expect([await told(), await told()]).toEqual([expected, expected])
})
