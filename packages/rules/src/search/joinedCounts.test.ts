import { expect, it } from 'vitest'
import { joinedCounts } from './facetKey'

it('a filter adds the counts of all spellings under the most common one (SRC-03)', () =>
  expect(
    joinedCounts('model', [
      { value: 'CX5', count: 1 },
      { value: 'CX-5', count: 2 },
      { value: 'BT-50', count: 3 },
      { value: 'cx 5', count: 1 },
    ]),
  ).toEqual([
    { value: 'CX-5', count: 4 },
    { value: 'BT-50', count: 3 },
  ]))
