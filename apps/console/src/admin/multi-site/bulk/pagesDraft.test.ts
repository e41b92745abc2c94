import { expect, test } from 'vitest'
import { blankPagesDraft, toPagesChange } from './pagesDraft'

const pointer = '/pages/list'
const finance = { id: 'finance', path: '/finance', title: 'Finance', blocks: [{ id: 'intro', kind: 'text' }] }

test.each([
  { name: 'no page chosen yet', entered: blankPagesDraft('copy'), change: null },
  { name: 'a whole page', entered: { ...blankPagesDraft('copy'), id: 'finance' }, change: { pointer, add: finance } },
  { name: 'a page the site does not have', entered: { ...blankPagesDraft('copy'), id: 'service' }, change: null },
  {
    name: 'the blocks of a page',
    entered: { ...blankPagesDraft('blocks'), id: 'finance' },
    change: { pointer: '/pages/list/finance/blocks', replace: finance.blocks },
  },
  { name: 'a change without a value', entered: { ...blankPagesDraft('change'), id: 'finance', key: 'title' }, change: null },
  {
    name: 'another title',
    entered: { ...blankPagesDraft('change'), id: 'finance', key: 'title', value: 'Loans' },
    change: { pointer: '/pages/list/finance/title', reset: false, value: 'Loans' },
  },
  { name: 'a page is removed', entered: { ...blankPagesDraft('remove'), id: 'finance' }, change: { pointer, remove: 'finance' } },
])('A change of pages at several sites is built from the entered draft: $name', ({ entered, change }) => {
  expect(toPagesChange(pointer, [finance], entered)).toEqual(change)
})
