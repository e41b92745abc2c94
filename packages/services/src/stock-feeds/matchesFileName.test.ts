import { expect, it } from 'vitest'
import { matchesFileName } from './matchesFileName'

it.each([
  { pattern: 'stock.csv', name: 'STOCK.CSV', is: true },
  { pattern: 'stock.csv', name: 'stockxcsv', is: false },
  { pattern: 'stock*.csv', name: 'stock-2026.csv', is: true },
  { pattern: 'stock*.csv', name: 'stock.csv', is: true },
  { pattern: 'stock*.csv', name: 'my-stock.csv', is: false },
  { pattern: '*', name: 'anything', is: true },
  { pattern: '*a*b*', name: 'xaxbx', is: true },
  { pattern: '*a*b*', name: 'xbxax', is: false },
  { pattern: 'ab*bc', name: 'abc', is: false },
  { pattern: '*a'.repeat(200), name: `${'a'.repeat(200_000)}b`, is: false },
])('the pattern $pattern matches the file name $name: $is', ({ pattern, name, is }) => expect(matchesFileName(name, pattern)).toBe(is))
