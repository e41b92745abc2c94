import { describe, expect, it } from 'vitest'
import { resolveConfig } from '../resolveConfig'
import { settingAt } from '../settingAt'
import { buildLayer } from '../testing/buildLayer'
import { itemsAt, type ListItem } from './ListItem'
import { sparseList } from './sparseList'

const at = '/navigation/items'
const list = settingAt(at)?.node ?? {}
const inherited = itemsAt(resolveConfig([]).config, at)
const of = (id: string) => inherited.find((item) => item.id === id) as ListItem
const [first, second] = inherited as [ListItem, ListItem]
const own: ListItem = { ...first, id: 'visit', label: 'Visit us', children: [] }
const { mandatory: _mark, ...ownValues } = own

it('a layer stores that a page stays off, although its content changed (RTE-21)', () => {
  const pages = itemsAt(resolveConfig([]).config, '/pages/list')
  const target = pages.map((page) => (page.id === 'warranty' ? { ...page, blocks: [] } : page))
  const stored = sparseList(settingAt('/pages/list')?.node ?? {}, target, pages)
  expect(stored.find(({ id }) => id === 'warranty')).toMatchObject({ shown: false })
})

describe('The values that a layer stores for a list', () => {
  it.each<{ name: string; target: readonly ListItem[]; expected?: (items: ListItem[]) => void }>([
    { name: 'as it is inherited', target: inherited, expected: (items) => expect(items).toEqual([]) },
    { name: 'with a new item', target: [...inherited, own], expected: (items) => expect(items.at(-1)).toEqual(ownValues) },
    {
      name: 'with another text',
      target: inherited.map((item) => (item === second ? { ...item, label: 'Other' } : item)),
      expected: (items) => expect(items.find(({ id }) => id === second.id)).toEqual({ id: second.id, label: 'Other' }),
    },
    {
      name: 'without an item',
      target: inherited.slice(1),
      expected: (items) => expect(items.at(-1)).toEqual({ id: first.id, removed: true }),
    },
    { name: 'in another order', target: inherited.toReversed(), expected: (items) => expect(Object.keys(items[0] ?? {})).toEqual(['id']) },
    {
      name: 'with an item marked as mandatory, which a layer doesn’t store here',
      target: [{ ...second, mandatory: true }, first],
      expected: (items) => expect(items.slice(0, 2)).toEqual([{ id: second.id }, { id: first.id }]),
    },
    { name: 'without any item', target: [] },
    { name: 'with empty dropdowns', target: inherited.map((item) => ({ ...item, children: [] })) },
    { name: 'with a new item only', target: [own] },
    { name: 'with an item in the dropdown of another', target: [{ ...of('service'), children: [{ ...own }] as unknown as ListItem[] }] },
  ])('The values that a layer stores for a list result in the list $name', ({ target, expected }) => {
    const items = sparseList(list, target, inherited)
    expected?.(items)
    const site = buildLayer({ kind: 'site', values: { navigation: { items } } as never })
    expect(itemsAt(resolveConfig([site]).config, at).map(({ id, label }) => [id, label])).toEqual(
      target.map(({ id, label }) => [id, label]),
    )
  })
})
