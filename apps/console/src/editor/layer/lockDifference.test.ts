import { expect, test } from 'vitest'
import { lockDifference } from './lockDifference'

const [a, b] = ['/search/pageSize', '/card/layout']

test.each([
  { name: 'nothing is locked', before: { locks: [] }, after: { locks: [] }, count: 0 },
  { name: 'the order alone differs', before: { locks: [a, b] }, after: { locks: [b, a] }, count: 0 },
  { name: 'one was added and one removed', before: { locks: [a] }, after: { locks: [b] }, count: 2 },
  { name: 'a reason was given', before: { locks: [a] }, after: { locks: [a], lockReasons: { [a]: 'Agreed' } }, count: 1 },
  { name: 'an empty reason counts as no reason', before: { locks: [a] }, after: { locks: [a], lockReasons: { [a]: '' } }, count: 0 },
])('The number of changed locks when $name: $count', ({ before, after, count }) => {
  expect(lockDifference(before, after)).toBe(count)
})
