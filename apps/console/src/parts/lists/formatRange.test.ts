import { expect, test } from 'vitest'
import { formatRange, rangeProblem } from './formatRange'

const dollars = (cents: number) => `$${cents / 100}`

test.each([
  { name: 'both ends', bounds: { from: 1_000, to: 2_000 }, text: '$10–$20' },
  { name: 'one value', bounds: { from: 1_000, to: 1_000 }, text: '$10' },
  { name: 'only a start', bounds: { from: 0 }, text: 'from $0' },
  { name: 'only an end', bounds: { to: 2_000 }, text: 'to $20' },
  { name: 'no end', bounds: {}, text: '' },
])('a range with $name is formatted as "$text"', ({ bounds, text }) => {
  expect(formatRange(bounds, dollars)).toBe(text)
})

test.each([
  { name: 'no values', from: null, to: null, problem: null },
  { name: 'start below end', from: 1, to: 2, problem: null },
  { name: 'equal values', from: 2, to: 2, problem: null },
  { name: 'start above end', from: 3, to: 2, problem: '“From” is higher than “To”.' },
  { name: 'a word', from: undefined, to: 2, problem: 'Enter numbers, such as 24,990.' },
  { name: 'a word as the end', from: null, to: undefined, problem: 'Enter numbers, such as 24,990.' },
])('an entered range is validated: $name', ({ from, to, problem }) => {
  expect(rangeProblem(from, to, '24,990')).toBe(problem)
})
