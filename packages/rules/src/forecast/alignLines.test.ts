import { expect, it } from 'vitest'
import { alignLines } from './alignLines'

it.each([
  ['nothing', 'a b', 'a b', []],
  ['a line in the place of another', 'a 1 b', 'a 2 b', [{ removed: ['1'], added: ['2'] }]],
  [
    'lines at both ends',
    'a b',
    '0 a b c',
    [
      { removed: [], added: ['0'] },
      { removed: [], added: ['c'] },
    ],
  ],
  ['everything', 'a', '', [{ removed: ['a'], added: [] }]],
])('the lines of a part are aligned by those that stay: %s changes (CFG-12)', (_name, before, after, gaps) => {
  const lines = (text: string) => text.split(' ').filter((line) => line !== '')
  expect(alignLines(lines(before), lines(after))).toEqual(gaps)
})
