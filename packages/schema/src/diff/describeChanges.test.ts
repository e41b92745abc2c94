import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { orderItems } from '../layers/withListOrder'
import type { ConfigValues } from '../ResolvedConfig'
import { resolveConfig } from '../resolveConfig'
import { arbitraryValues } from '../testing/arbitraryValues'
import { buildLayer } from '../testing/buildLayer'
import { buildMenu } from '../testing/buildMenu'
import { runs } from '../testing/runs'
import { describeChanges } from './describeChanges'

const resolve = (values: unknown) => resolveConfig([buildLayer({ kind: 'template', values: values as ConfigValues })]).config

const sentences = (before: unknown, after: unknown) => describeChanges(resolve(before), resolve(after)).map(({ sentence }) => sentence)

/** The home page with a changed block. */
const home = (block: object) => ({ pages: { list: [{ id: 'home', blocks: [block] }] } })
const buttons = (...ids: string[]) => ({ card: { buttons: ids.map((id) => ({ id })) } })

describe('describeChanges', () => {
  it.each<[name: string, after: unknown, texts: string[], before?: unknown]>([
    ['nothing', {}, []],
    ['a number', { search: { pageSize: 24 } }, ['Cars per page: 21 → 24']],
    ['a switch', { finance: { showWidget: false } }, ['Show weekly repayment on car pages: on → off']],
    ['a colour', { theme: { brandColour: '#eb0a1e' } }, ['Brand colour: #1f4fd8 → #eb0a1e']],
    ['a choice', { theme: { corners: 'round' } }, ['Corners: Soft → Round']],
    ['a text', { identity: { tagline: 'Fair prices' } }, ['Tagline: empty → “Fair prices”']],
    ['a title that several sections use', { header: { layout: 'stacked' } }, ['Header › Layout: One row → Two rows']],
    [
      'a plain list',
      { finance: { excludedMakes: ['Kia'] } },
      ['Makes without finance: “Kia” added', 'Makes without finance: “Suzuki” removed'],
    ],
    ['the order of a plain list', { stock: { carTypes: ['used', 'new', 'demo'] } }, ['Car types: now in the order Used, New, Demo']],
    ['an added button', buttons('finance'), ['Finance card button added']],
    ['a removed button', {}, ['Finance card button removed'], buttons('finance')],
    ['a moved button', buttons('details', 'enquire'), ['Card buttons: Enquire moved from 1st to 2nd'], {}],
    [
      'a moved menu item',
      orderItems({}, '/navigation/items', ['service', 'stock', 'test-drive', 'finance', 'trade-in', 'parts', 'contact']),
      ['Menu: “Service” moved from 3rd to 1st'],
    ],
    ['a relabelled menu item', buildMenu({ id: 'service', label: 'Servicing' }), ['Menu › “Service” › Text: “Service” → “Servicing”']],
    ['a removed menu item', buildMenu({ id: 'parts', removed: true }), ['Menu: “Parts and accessories” removed']],
    [
      'an item of a dropdown',
      buildMenu({ id: 'service', children: [{ id: 'parts', label: 'Parts' }] }),
      ['Menu › “Service”: “Parts” added'],
    ],
    [
      'an item moved into a dropdown',
      buildMenu(
        { id: 'finance', removed: true },
        { id: 'service', children: [{ id: 'finance', label: 'Finance', href: '/finance', when: '' }] },
      ),
      ['Menu: “Finance” moved under “Service”'],
    ],
    [
      'an item moved under a new one, with another text',
      buildMenu(
        { id: 'finance', removed: true },
        { id: 'more', label: 'More', href: '/', children: [{ id: 'finance', label: 'Loans', href: '/finance', when: '' }] },
      ),
      ['Menu: “Finance” moved under “More”', 'Menu › “Finance” › Text: “Finance” → “Loans”', 'Menu: “More” added'],
    ],
    [
      'an item moved out of a dropdown that was removed',
      buildMenu({ id: 'kia', label: 'Kia', href: '/kia' }),
      ['Menu: “More” removed', 'Menu: “Kia” moved from “More” into the menu itself'],
      buildMenu({ id: 'more', label: 'More', href: '/', children: [{ id: 'kia', label: 'Kia', href: '/kia' }] }),
    ],
    ['a block’s heading', home({ id: 'hero', heading: 'Hello' }), ['Pages › “Home” › Hero › Heading: “Find your next car” → “Hello”']],
    ['a picture', home({ id: 'hero', image: 'scenes/a.jpg' }), ['Pages › “Home” › Hero › Image: a picture added']],
    ['an added block', home({ id: 'x', kind: 'banner' }), ['Pages › “Home”: Banner block added']],
    ['a block of another kind', home({ id: 'hero', kind: 'prose' }), ['Pages › “Home”: Hero block replaced by Text']],
    ['a new page', { pages: { list: [{ id: 'visit', path: '/visit', title: 'Visit us' }] } }, ['Pages: “Visit us” added']],
  ])('describeChanges describes $0', (_name, after, text, before) => {
    expect(sentences(before ?? {}, after)).toEqual(text)
  })

  it('describeChanges returns where the setting is and its group in the editor', () => {
    expect(describeChanges(resolve({}), resolve({ search: { pageSize: 24 } }))).toEqual([
      { pointer: '/search/pageSize', where: 'Stock list › Cars per page', group: 'Stock list', sentence: 'Cars per page: 21 → 24' },
    ])
    expect(describeChanges(resolve({}), resolve(buildMenu({ id: 'parts', removed: true })))[0]?.where).toBe(
      'Menu › Menu items › Parts and accessories',
    )
  })

  it('describeChanges returns colours and pictures before and after, to show them', () => {
    const changes = describeChanges(resolve({}), resolve({ theme: { brandColour: '#eb0a1e' }, header: { announcement: 'Open' } }))
    expect(changes.map(({ seen }) => seen)).toEqual(
      expect.arrayContaining([{ as: 'colour', before: '#1f4fd8', after: '#eb0a1e' }, undefined]),
    )
  })

  it('describeChanges describes a change between any two configs that differ, and none between equal ones', () => {
    fc.assert(
      fc.property(arbitraryValues, arbitraryValues, (a, b) => {
        const [before, after] = [resolve(a), resolve(b)]
        expect(describeChanges(before, before)).toEqual([])
        expect(describeChanges(before, after).length === 0).toBe(JSON.stringify(before) === JSON.stringify(after))
      }),
      { numRuns: runs(60) },
    )
  })
})

it('the list of changes returns the full text if the sentence shortens it, and only then', () => {
  const long = 'Open all weekend, Saturday and Sunday from nine to four, with a sausage sizzle'
  const change = (announcement: string) => describeChanges(resolve({}), resolve({ header: { announcement } }))[0]
  expect(change(long)).toMatchObject({ sentence: expect.stringMatching(/…”$/), texts: { before: '', after: long } })
  expect(change('Open Sunday')).not.toHaveProperty('texts')
})
