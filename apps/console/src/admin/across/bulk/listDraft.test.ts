import { settingAt } from '@forecourt/schema/settingAt'
import { expect, test } from 'vitest'
import { blankListChange, type ListDraft, toListChange } from './listDraft'
import { sharedItems } from './listItems'

const pointer = '/navigation/items'
const node = settingAt(pointer)?.node ?? {}
const sites = [{ siteId: 'a', name: 'A', items: [{ id: 'visit-us', label: 'Visit us' }] }]
const known = { pointer, node, sites, items: sharedItems(node, sites) }
const draft = (over: Partial<ListDraft>): ListDraft => ({ ...blankListChange(node), ...over })

test.each([
  { name: 'a new item without a text is not clear yet', given: draft({}), change: null },
  {
    name: 'a new item gets an id that no site has',
    given: draft({ item: { label: 'Visit us', href: '/visit' } }),
    change: { pointer, add: { id: 'visit-us-2', label: 'Visit us', href: '/visit' } },
  },
  { name: 'an item to be changed needs to be chosen', given: draft({ action: 'change' }), change: null },
  {
    name: 'one value of an item',
    given: draft({ action: 'change', id: 'visit-us', key: 'label', value: 'Find us' }),
    change: { pointer: `${pointer}/visit-us/label`, reset: false, value: 'Find us' },
  },
  { name: 'an item less', given: draft({ action: 'remove', id: 'visit-us' }), change: { pointer, remove: 'visit-us' } },
  { name: 'the list of no site', given: draft({ action: 'replace' }), change: null },
  { name: 'the list of a site', given: draft({ action: 'replace', siteId: 'a' }), change: { pointer, replace: sites[0]?.items } },
  { name: 'the list as inherited', given: draft({ action: 'reset' }), change: { pointer, reset: true } },
])('$name', ({ given, change }) => {
  expect(toListChange(known, given)).toEqual(change)
})

test('Of a fixed few, one is chosen', () => {
  const buttons = { ...known, pointer: '/card/buttons', node: settingAt('/card/buttons')?.node ?? {} }
  expect(toListChange(buttons, draft({}))).toBeNull()
  expect(toListChange(buttons, draft({ id: 'finance' }))).toEqual({ pointer: '/card/buttons', add: { id: 'finance' } })
})
