import { expect, test } from 'vitest'
import type { ConfigValues } from '../ResolvedConfig'
import { buildMenu } from '../testing/buildMenu'
import { mergeDrafts } from './mergeDrafts'

type Entry = { readonly id: string; readonly [key: string]: unknown }

const finance = { id: 'finance', label: 'Finance', href: '/finance' }
const removed = { id: 'finance', removed: true }
const under = (parent: string, child: Entry) => ({ id: parent, children: [child] })

test.each([
  {
    name: 'an inherited item that I moved and they renamed is at my place with their name',
    base: buildMenu(),
    mine: buildMenu(removed, under('trade-in', finance)),
    theirs: buildMenu({ id: 'finance', label: 'Loans' }),
    merged: buildMenu({ ...removed, label: 'Loans' }, under('trade-in', { ...finance, label: 'Loans' })),
  },
  {
    name: 'an inherited item that they moved and I renamed is at their place with my name',
    base: buildMenu(),
    mine: buildMenu({ id: 'finance', label: 'Loans' }),
    theirs: buildMenu(removed, under('trade-in', finance)),
    merged: buildMenu({ ...removed, label: 'Loans' }, under('trade-in', { ...finance, label: 'Loans' })),
  },
  {
    name: 'an item of the draft that I moved and they renamed stays one item without a conflict',
    base: buildMenu(finance, { id: 'trade-in', label: 'Trade-in' }),
    mine: buildMenu({ id: 'trade-in', label: 'Trade-in', children: [finance] }),
    theirs: buildMenu({ ...finance, label: 'Loans' }, { id: 'trade-in', label: 'Trade-in' }),
    merged: buildMenu({ id: 'trade-in', label: 'Trade-in', children: [{ ...finance, label: 'Loans' }] }),
  },
  {
    name: 'an item of the draft that they moved and I renamed stays one item without a conflict',
    base: buildMenu(finance, { id: 'trade-in', label: 'Trade-in' }),
    mine: buildMenu({ ...finance, label: 'Loans' }, { id: 'trade-in', label: 'Trade-in' }),
    theirs: buildMenu({ id: 'trade-in', label: 'Trade-in', children: [finance] }),
    merged: buildMenu({ id: 'trade-in', label: 'Trade-in', children: [{ ...finance, label: 'Loans' }] }),
  },
  {
    name: 'an item that both moved is at my place, once',
    base: buildMenu(),
    mine: buildMenu(removed, under('trade-in', finance)),
    theirs: buildMenu(removed, under('service', finance)),
    merged: buildMenu(removed, under('trade-in', finance), { id: 'service', children: [] }),
  },
  {
    name: 'an item that I moved out of a dropdown gets their new link',
    base: buildMenu(under('service', finance)),
    mine: buildMenu({ id: 'service', children: [] }, finance),
    theirs: buildMenu(under('service', { ...finance, href: '/loans' })),
    merged: buildMenu({ id: 'service', children: [] }, { ...finance, href: '/loans' }),
  },
  {
    name: 'changes of other items stay as they are',
    base: buildMenu(),
    mine: buildMenu(removed, under('trade-in', finance)),
    theirs: buildMenu({ id: 'parts', label: 'Spares' }),
    merged: buildMenu(removed, under('trade-in', finance), { id: 'parts', label: 'Spares' }),
  },
])('In a merge $name', ({ base, mine, theirs, merged }) => {
  const result = mergeDrafts(base, mine, theirs)
  const byId = (values: ConfigValues) =>
    [...((values.navigation?.items ?? []) as readonly Entry[])].sort((x, y) => x.id.localeCompare(y.id))
  expect(byId(result.merged)).toEqual(byId(merged))
  expect(result.conflicts).toEqual([])
})
