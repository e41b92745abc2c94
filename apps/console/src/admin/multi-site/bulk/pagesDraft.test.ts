import { expect, test } from 'vitest'
import { blankPagesDraft, toPagesChange } from './pagesDraft'

const pointer = '/pages/list'
const finance = { id: 'finance', path: '/finance', title: 'Finance', blocks: [{ id: 'intro', kind: 'text' }] }

test.each([
  { name: 'no page chosen yet', given: blankPagesDraft('copy'), change: null },
  { name: 'a whole page', given: { ...blankPagesDraft('copy'), id: 'finance' }, change: { pointer, add: finance } },
  { name: 'a page the site does not have', given: { ...blankPagesDraft('copy'), id: 'service' }, change: null },
  {
    name: 'the blocks of a page',
    given: { ...blankPagesDraft('blocks'), id: 'finance' },
    change: { pointer: '/pages/list/finance/blocks', replace: finance.blocks },
  },
  { name: 'a change without a value', given: { ...blankPagesDraft('change'), id: 'finance', key: 'title' }, change: null },
  {
    name: 'another title',
    given: { ...blankPagesDraft('change'), id: 'finance', key: 'title', value: 'Loans' },
    change: { pointer: '/pages/list/finance/title', reset: false, value: 'Loans' },
  },
  { name: 'a page is removed', given: { ...blankPagesDraft('remove'), id: 'finance' }, change: { pointer, remove: 'finance' } },
])('A change of pages at several sites is built from the entered draft: $name', ({ given, change }) => {
  expect(toPagesChange(pointer, [finance], given)).toEqual(change)
})
