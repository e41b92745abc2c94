import { settingAt } from '@forecourt/schema/settingAt'
import { expect, test } from 'vitest'
import { blankListChange, type ListDraft, toListChange } from './listDraft'
import { sharedItems } from './listItems'

const pointer = '/navigation/items'
const node = settingAt(pointer)?.node ?? {}
const sites = [{ siteId: 'a', name: 'A', items: [{ id: 'visit-us', label: 'Visit us' }] }]
const list = { pointer, node, sites, items: sharedItems(node, sites) }
const draft = (over: Partial<ListDraft>): ListDraft => ({ ...blankListChange(node), ...over })

test.each([
  { name: 'a new item without a text is not a change yet', entered: draft({}), change: null },
  {
    name: 'a new item gets an id that no site has',
    entered: draft({ item: { label: 'Visit us', href: '/visit' } }),
    change: { pointer, add: { id: 'visit-us-2', label: 'Visit us', href: '/visit' } },
  },
  { name: 'changing an item needs a chosen item', entered: draft({ action: 'change' }), change: null },
  {
    name: 'one value of an item is changed',
    entered: draft({ action: 'change', id: 'visit-us', key: 'label', value: 'Find us' }),
    change: { pointer: `${pointer}/visit-us/label`, reset: false, value: 'Find us' },
  },
  { name: 'an item is removed', entered: draft({ action: 'remove', id: 'visit-us' }), change: { pointer, remove: 'visit-us' } },
  { name: 'replacing a list needs a chosen site', entered: draft({ action: 'replace' }), change: null },
  {
    name: 'the list is replaced by that of a chosen site',
    entered: draft({ action: 'replace', siteId: 'a' }),
    change: { pointer, replace: sites[0]?.items },
  },
  { name: 'the list is reset to the inherited one', entered: draft({ action: 'reset' }), change: { pointer, reset: true } },
])('$name', ({ entered, change }) => {
  expect(toListChange(list, entered)).toEqual(change)
})

test('A list with a fixed set of items adds only an item that the user chose', () => {
  const buttons = { ...list, pointer: '/card/buttons', node: settingAt('/card/buttons')?.node ?? {} }
  expect(toListChange(buttons, draft({}))).toBeNull()
  expect(toListChange(buttons, draft({ id: 'finance' }))).toEqual({ pointer: '/card/buttons', add: { id: 'finance' } })
})
