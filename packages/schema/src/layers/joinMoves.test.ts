import { expect, test } from 'vitest'
import type { ConfigValues } from '../ResolvedConfig'
import { mergeDrafts } from './mergeDrafts'

type Entry = { readonly id: string; readonly [key: string]: unknown }
const menu = (...items: readonly Entry[]) => ({ navigation: { items } }) as unknown as ConfigValues

const finance = { id: 'finance', label: 'Finance', href: '/finance' }
const gone = { id: 'finance', removed: true }
const under = (parent: string, child: Entry) => ({ id: parent, children: [child] })

test.each([
  {
    name: 'an inherited item that I moved and they renamed has its new name where it is now',
    base: menu(),
    mine: menu(gone, under('trade-in', finance)),
    theirs: menu({ id: 'finance', label: 'Loans' }),
    merged: menu({ ...gone, label: 'Loans' }, under('trade-in', { ...finance, label: 'Loans' })),
  },
  {
    name: 'the same the other way round',
    base: menu(),
    mine: menu({ id: 'finance', label: 'Loans' }),
    theirs: menu(gone, under('trade-in', finance)),
    merged: menu({ ...gone, label: 'Loans' }, under('trade-in', { ...finance, label: 'Loans' })),
  },
  {
    name: 'an own item that I moved and they renamed is one item, and no conflict',
    base: menu(finance, { id: 'trade-in', label: 'Trade-in' }),
    mine: menu({ id: 'trade-in', label: 'Trade-in', children: [finance] }),
    theirs: menu({ ...finance, label: 'Loans' }, { id: 'trade-in', label: 'Trade-in' }),
    merged: menu({ id: 'trade-in', label: 'Trade-in', children: [{ ...finance, label: 'Loans' }] }),
  },
  {
    name: 'an own item that they moved and I renamed',
    base: menu(finance, { id: 'trade-in', label: 'Trade-in' }),
    mine: menu({ ...finance, label: 'Loans' }, { id: 'trade-in', label: 'Trade-in' }),
    theirs: menu({ id: 'trade-in', label: 'Trade-in', children: [finance] }),
    merged: menu({ id: 'trade-in', label: 'Trade-in', children: [{ ...finance, label: 'Loans' }] }),
  },
  {
    name: 'an item that both moved stands where I put it, once',
    base: menu(),
    mine: menu(gone, under('trade-in', finance)),
    theirs: menu(gone, under('service', finance)),
    merged: menu(gone, under('trade-in', finance), { id: 'service', children: [] }),
  },
  {
    name: 'an item taken out of a dropdown by me and pointed elsewhere by them',
    base: menu(under('service', finance)),
    mine: menu({ id: 'service', children: [] }, finance),
    theirs: menu(under('service', { ...finance, href: '/loans' })),
    merged: menu({ id: 'service', children: [] }, { ...finance, href: '/loans' }),
  },
  {
    name: 'changes of other items stay as they are',
    base: menu(),
    mine: menu(gone, under('trade-in', finance)),
    theirs: menu({ id: 'parts', label: 'Spares' }),
    merged: menu(gone, under('trade-in', finance), { id: 'parts', label: 'Spares' }),
  },
])('In a merge $name', ({ base, mine, theirs, merged }) => {
  const result = mergeDrafts(base, mine, theirs)
  const byId = (values: ConfigValues) =>
    [...((values.navigation?.items ?? []) as readonly Entry[])].sort((x, y) => x.id.localeCompare(y.id))
  expect(byId(result.merged)).toEqual(byId(merged))
  expect(result.conflicts).toEqual([])
})
