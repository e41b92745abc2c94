import { expect, test } from 'vitest'
import { findDifferences } from './DifferenceTable'

const difference = (group: string, where: string, left: string, right: string) => {
  const value = (text: string) => ({ text, origin: '', lockedBy: null })
  return { group, where, sentence: '', left: value(left), right: value(right) }
}
const differences = [
  difference('Look', 'Look › Brand colour', '#b5342c', '#0f766e'),
  difference('Stock list', 'Stock list › Cars per page', '20', '24'),
  difference('Stock list', 'Stock list › Order', 'Newest first', 'Cheapest first'),
]

test.each([
  { query: '', found: 3 },
  { query: 'stock', found: 2 },
  { query: 'stock first', found: 1 },
  { query: 'B5342C', found: 1 },
  { query: 'stock colour', found: 0 },
])('The search “$query” among the differences of two sites finds $found', ({ query, found }) => {
  expect(findDifferences(differences, query)).toHaveLength(found)
})
