import { settingAt } from '@forecourt/schema/settingAt'
import { describe, expect, test } from 'vitest'
import { blankItem, fixedItems, itemSettings, type ListAtSite, listText, sharedItems, spreadText } from './listItems'

const nodeAt = (pointer: string) => settingAt(pointer)?.node ?? {}
const menu = nodeAt('/navigation/items')
const service = { id: 'service', label: 'Service' }
const sites: readonly ListAtSite[] = [
  { siteId: 'a', name: 'A', items: [{ id: 'visit', label: 'Visit us' }, service] },
  { siteId: 'b', name: 'B', items: [{ ...service, label: 'Servicing' }] },
  { siteId: 'c', name: 'C', items: [] },
]

describe('The items of a list at several sites', () => {
  test('The items of a list at several sites are each listed once, those on the most sites first', () => {
    expect(sharedItems(menu, sites).map(({ name, count }) => [name, count])).toEqual([
      ['Service', 2],
      ['Visit us', 1],
    ])
    expect(sharedItems(menu, [])).toEqual([])
  })

  test.each([
    { name: 'some', count: 3, total: 9, text: 'at 3 of 9 sites' },
    { name: 'all', count: 9, total: 9, text: 'at all 9 sites' },
    { name: 'the only one', count: 1, total: 1, text: 'at the one site' },
    { name: 'none', count: 0, total: 1, text: 'at 0 of 1 site' },
  ])('The items of a list at several sites say on how many sites they are: $name', ({ count, total, text }) => {
    expect(spreadText(count, total)).toBe(text)
  })

  test('The items of a list at several sites offer only single values to change: no dropdown, and no mark that only layers set', () => {
    const keys = itemSettings(menu).map(([key]) => key)
    expect(keys).toEqual(expect.arrayContaining(['label', 'href']))
    for (const key of ['id', 'mandatory', 'children']) expect(keys).not.toContain(key)
    expect(blankItem(nodeAt('/footer/legalLinks'))).toEqual({ label: '', href: '/' })
  })

  test('The items of a list at several sites are listed for each site by their texts', () => {
    expect(sites.map((site) => listText(menu, site))).toEqual(['Visit us, Service', 'Servicing', 'Empty'])
  })

  test('The items of a list at several sites are limited to the items in the schema where it fixes them', () => {
    expect(fixedItems(nodeAt('/card/buttons'))?.find(({ id }) => id === 'finance')?.name).toBe('Finance')
    expect(fixedItems(menu)).toBeNull()
  })
})
