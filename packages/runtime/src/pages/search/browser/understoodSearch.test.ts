import type { SearchPreset } from '@forecourt/rules/routing/parseSearchPreset'
import type { SearchState } from '@forecourt/rules/search/SearchState'
import { buildLexicon } from '@forecourt/rules/testing/buildLexicon'
import { expect, it } from 'vitest'
import { checkSentence, understoodSearch } from './understoodSearch'

it.each([
  { name: 'a count', text: '7 seater diesel', expected: true },
  { name: 'a price', text: 'ute under 45k', expected: true },
  { name: 'an excluded value', text: 'ute not ford', expected: true },
  { name: 'names of the stock', text: 'toyota diesel', expected: false },
  { name: 'single words', text: 'hilux sr5', expected: false },
])('words with $name wait until they are submitted: $expected (SRC-06)', async ({ text, expected }) => {
  const host = { searchLexicon: async () => buildLexicon() }
  const answered = () => new Promise<boolean>((resolve) => checkSentence(host, text, resolve))
  expect([await answered(), await answered()]).toEqual([expected, expected])
})

const searchState: SearchState = {
  query: '',
  page: 1,
  sortBy: 'newest',
  values: { colour: ['Red'] },
  ranges: {},
  defaults: { sortBy: 'newest', values: {} },
}
const hostWith = (number: string | null) => ({ searchLexicon: async () => buildLexicon(), namedStockNumber: async () => number })

it.each<{ name: string; query: string; number: string | null; preset?: SearchPreset; href: string | null }>([
  {
    name: 'a stock number, whatever else is chosen',
    query: '445821',
    number: '445821',
    href: '/search?query=445821&sortBy=recommended',
  },
  { name: 'its plate', query: 'stock abc 123', number: 'U7', preset: { make: 'Mazda' }, href: '/search?query=U7&sortBy=recommended' },
  { name: 'a price, where no car has the number', query: '45000', number: null, href: null },
])('the search field reads $name (SRC-06)', async ({ query, number, preset = {}, href }) => {
  const understood = await understoodSearch(hostWith(number), { ...searchState, query }, preset)
  expect(understood.href).toBe(href)
  if (number === null)
    expect(understood.state).toMatchObject({ query: '', values: { colour: ['Red'] }, ranges: { price: { max: 45_000 } } })
})
