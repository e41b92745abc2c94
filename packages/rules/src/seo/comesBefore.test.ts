import { expect, it } from 'vitest'
import { comesBefore } from './wantsToBeFound'

const site = (siteId: string, ...dealershipIds: string[]) => ({ siteId, dealershipIds })

it.each([
  { name: 'a dealership’s own site before its group’s', one: site('b', 'geelong'), other: site('a'), before: true },
  { name: 'the group’s not before it', one: site('a'), other: site('b', 'geelong'), before: false },
  { name: 'fewer dealerships before more', one: site('b', 'x'), other: site('a', 'x', 'y'), before: true },
  { name: 'of as many, always the same', one: site('a', 'x'), other: site('b', 'x'), before: true },
  { name: 'and so not the other', one: site('b', 'x'), other: site('a', 'x'), before: false },
  { name: 'two of a whole group', one: site('a'), other: site('b'), before: true },
  { name: 'never itself', one: site('a', 'x'), other: site('a', 'x'), before: false },
])('$name (RTE-04)', ({ one, other, before }) => expect(comesBefore(one, other)).toBe(before))
