import { expect, it } from 'vitest'
import { withChosen } from './withChosen'

const counts = [
  { value: 'CX-5', count: 3 },
  { value: 'CX-9', count: 1 },
]
const others = [{ label: 'CX-9', value: 'CX-9', count: 1 }]

it.each([
  { name: 'nothing', chosen: [], first: { label: 'CX-5', value: 'CX-5', count: 3 }, last: [] },
  { name: 'the same spelling', chosen: ['CX-5'], first: { label: 'CX-5', value: 'CX-5', count: 3 }, last: [] },
  { name: 'another spelling, so that it can be removed', chosen: ['cx5'], first: { label: 'CX-5', value: 'cx5', count: 3 }, last: [] },
  {
    name: 'a value that no car has',
    chosen: ['CX-30'],
    first: { label: 'CX-5', value: 'CX-5', count: 3 },
    last: [{ label: 'CX-30', value: 'CX-30', count: 0 }],
  },
])('a facet lists $name (SRC-03)', ({ chosen, first, last }) =>
  expect(withChosen('model', counts, chosen)).toEqual([first, ...others, ...last]),
)
