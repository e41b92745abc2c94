import { expect, it } from 'vitest'
import { comparedPair } from './comparedPair'

it.each([
  { name: 'nothing', ticked: [], pair: null },
  { name: 'one version', ticked: [3], pair: null },
  { name: 'the draft alone', ticked: ['draft'] as const, pair: null },
  { name: 'two versions, the later first', ticked: [12, 3], pair: { from: 3, to: 12 } },
  { name: 'the draft and a version', ticked: ['draft', 3] as const, pair: { from: 3, to: 'draft' } },
])('the history pairs the ticked versions for a comparison: $name', ({ ticked, pair }) => {
  expect(comparedPair(ticked)).toEqual(pair)
})
