import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ConfigValues } from '../ResolvedConfig'
import { arbitraryValues } from '../testing/arbitraryValues'
import { buildMenu } from '../testing/buildMenu'
import { runs } from '../testing/runs'
import { mergeDrafts } from './mergeDrafts'

describe('mergeDrafts', () => {
  it.each<{ name: string; base: ConfigValues; mine: ConfigValues; theirs: ConfigValues; merged: ConfigValues }>([
    {
      name: 'settings of different sections',
      base: {},
      mine: { search: { pageSize: 24 } },
      theirs: { theme: { corners: 'round' } },
      merged: { search: { pageSize: 24 }, theme: { corners: 'round' } },
    },
    {
      name: 'settings of one section',
      base: { search: { heading: 'x' } },
      mine: { search: { heading: 'x', pageSize: 24 } },
      theirs: { search: { heading: 'y' } },
      merged: { search: { heading: 'y', pageSize: 24 } },
    },
    {
      name: 'the same change twice',
      base: {},
      mine: { search: { pageSize: 24 } },
      theirs: { search: { pageSize: 24 } },
      merged: { search: { pageSize: 24 } },
    },
    {
      name: 'a removed value and another changed',
      base: { search: { pageSize: 24, heading: 'x' } },
      mine: { search: { heading: 'x' } },
      theirs: { search: { pageSize: 24, heading: 'y' } },
      merged: { search: { heading: 'y' } },
    },
    {
      name: 'different items',
      base: buildMenu({ id: 'a' }, { id: 'b' }),
      mine: buildMenu({ id: 'a', label: 'A' }, { id: 'b' }),
      theirs: buildMenu({ id: 'a' }, { id: 'b', label: 'B' }),
      merged: buildMenu({ id: 'a', label: 'A' }, { id: 'b', label: 'B' }),
    },
    {
      name: 'an item added by each',
      base: buildMenu({ id: 'a' }),
      mine: buildMenu({ id: 'a' }, { id: 'm' }),
      theirs: buildMenu({ id: 'a' }, { id: 't' }),
      merged: buildMenu({ id: 'a' }, { id: 'm' }, { id: 't' }),
    },
    {
      name: 'my order and their texts',
      base: buildMenu({ id: 'a' }, { id: 'b' }),
      mine: buildMenu({ id: 'b' }, { id: 'a' }),
      theirs: buildMenu({ id: 'a', label: 'A' }, { id: 'b' }),
      merged: buildMenu({ id: 'b' }, { id: 'a', label: 'A' }),
    },
    {
      name: 'their order and my texts',
      base: buildMenu({ id: 'a' }, { id: 'b' }),
      mine: buildMenu({ id: 'a', label: 'A' }, { id: 'b' }),
      theirs: buildMenu({ id: 'b' }, { id: 'a' }),
      merged: buildMenu({ id: 'b' }, { id: 'a', label: 'A' }),
    },
    {
      name: 'a removed item and another changed',
      base: buildMenu({ id: 'a' }, { id: 'b' }),
      mine: buildMenu({ id: 'b' }),
      theirs: buildMenu({ id: 'a' }, { id: 'b', label: 'B' }),
      merged: buildMenu({ id: 'b', label: 'B' }),
    },
    {
      name: 'an item added by me and the whole menu removed by them',
      base: buildMenu({ id: 'a', label: 'A' }),
      mine: buildMenu({ id: 'a', label: 'A' }, { id: 'm' }),
      theirs: {},
      merged: buildMenu({ id: 'm' }),
    },
    {
      name: 'a section removed by me and a setting of it added by them',
      base: { search: { heading: 'x' } },
      mine: {},
      theirs: { search: { heading: 'x', pageSize: 24 } },
      merged: { search: { pageSize: 24 } },
    },
  ])('mergeDrafts merges $name', ({ base, mine, theirs, merged }) => {
    expect(mergeDrafts(base, mine, theirs)).toEqual({ merged, conflicts: [] })
  })

  it('mergeDrafts keeps my value if both changed one setting, and reports theirs as a conflict', () => {
    expect(mergeDrafts({ search: { pageSize: 21 } }, { search: { pageSize: 24 } }, { search: { pageSize: 30 } })).toEqual({
      merged: { search: { pageSize: 24 } },
      conflicts: [{ pointer: '/search/pageSize', where: 'Stock list › Cars per page', base: 21, mine: 24, theirs: 30 }],
    })
  })

  it('mergeDrafts reports a conflict for an item changed by me and removed by them', () => {
    const { conflicts } = mergeDrafts(
      buildMenu({ id: 'a' }, { id: 'b' }),
      buildMenu({ id: 'a', label: 'A' }, { id: 'b' }),
      buildMenu({ id: 'b' }),
    )
    expect(conflicts).toMatchObject([{ pointer: '/navigation/items/a', mine: { id: 'a', label: 'A' }, theirs: undefined }])
  })

  it('mergeDrafts returns the one draft that changed, and merges equal drafts without a conflict', () => {
    fc.assert(
      fc.property(arbitraryValues, arbitraryValues, (base, draft) => {
        expect(mergeDrafts(base, draft, base)).toEqual({ merged: draft, conflicts: [] })
        expect(mergeDrafts(base, base, draft)).toEqual({ merged: draft, conflicts: [] })
        expect(mergeDrafts(base, draft, draft)).toEqual({ merged: draft, conflicts: [] })
      }),
      { numRuns: runs(60) },
    )
  })

  it('mergeDrafts finds the same conflicts from either side', () => {
    fc.assert(
      fc.property(arbitraryValues, arbitraryValues, arbitraryValues, (base, mine, theirs) => {
        const pointers = (a: ConfigValues, b: ConfigValues) =>
          mergeDrafts(base, a, b)
            .conflicts.map(({ pointer }) => pointer)
            .sort()
        expect(pointers(mine, theirs)).toEqual(pointers(theirs, mine))
      }),
      { numRuns: runs(60) },
    )
  })
})
