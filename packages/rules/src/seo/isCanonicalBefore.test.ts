import { expect, it } from 'vitest'
import { isCanonicalBefore } from './allowsIndexing'

const site = (siteId: string, ...dealershipIds: string[]) => ({ siteId, dealershipIds })

it.each([
  { name: 'a dealership’s own site before its group’s', one: site('b', 'geelong'), other: site('a'), before: true },
  { name: 'the group’s site not before it', one: site('a'), other: site('b', 'geelong'), before: false },
  { name: 'fewer dealerships before more', one: site('b', 'x'), other: site('a', 'x', 'y'), before: true },
  { name: 'with equal numbers, by a fixed order', one: site('a', 'x'), other: site('b', 'x'), before: true },
  { name: 'with equal numbers, not the other way round', one: site('b', 'x'), other: site('a', 'x'), before: false },
  { name: 'two sites of a whole group', one: site('a'), other: site('b'), before: true },
  { name: 'never itself', one: site('a', 'x'), other: site('a', 'x'), before: false },
])('the canonical address rule orders the sites that show a car: $name (RTE-04)', ({ one, other, before }) =>
  expect(isCanonicalBefore(one, other)).toBe(before),
)
