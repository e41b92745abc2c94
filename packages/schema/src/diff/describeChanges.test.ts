import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { orderItems } from '../layers/orderItems'
import type { ConfigValues } from '../ResolvedConfig'
import { resolveConfig } from '../resolveConfig'
import { arbitraryValues } from '../testing/arbitraryValues'
import { buildLayer } from '../testing/buildLayer'
import { runs } from '../testing/runs'
import { describeChanges } from './describeChanges'

const resolve = (values: unknown) => resolveConfig([buildLayer({ kind: 'template', values: values as ConfigValues })]).config

const sentences = (before: unknown, after: unknown) => describeChanges(resolve(before), resolve(after)).map(({ sentence }) => sentence)

const buttons = (...ids: string[]) => ({ card: { buttons: ids.map((id) => ({ id })) } })

describe('describeChanges', () => {
  it.each<{ name: string; before?: unknown; after: unknown; words: string[] }>([
    { name: 'nothing', after: {}, words: [] },
    { name: 'a number', after: { search: { pageSize: 24 } }, words: ['Cars per page: 21 → 24'] },
    { name: 'a switch', after: { finance: { showWidget: false } }, words: ['Show weekly figure: on → off'] },
    { name: 'a colour', after: { theme: { brandColour: '#eb0a1e' } }, words: ['Brand colour: #1f4fd8 → #eb0a1e'] },
    { name: 'a choice', after: { theme: { corners: 'round' } }, words: ['Corners: Soft → Round'] },
    { name: 'a text', after: { identity: { tagline: 'Fair prices' } }, words: ['Tagline: empty → “Fair prices”'] },
    { name: 'a title that several sections use', after: { header: { layout: 'stacked' } }, words: ['Header › Layout: One row → Two rows'] },
    {
      name: 'a plain list',
      after: { finance: { excludedMakes: ['Kia'] } },
      words: ['Makes without finance: “Kia” added', 'Makes without finance: “Suzuki” removed'],
    },
    {
      name: 'the order of a plain list',
      after: { stock: { carTypes: ['used', 'new', 'demo'] } },
      words: ['Car types: now in the order Used, New, Demo'],
    },
    { name: 'an added button', after: buttons('finance'), words: ['Finance card button added'] },
    { name: 'a removed button', before: buttons('finance'), after: {}, words: ['Finance card button removed'] },
    { name: 'a moved button', before: {}, after: buttons('details', 'enquire'), words: ['Card buttons: Enquire moved from 1st to 2nd'] },
    {
      name: 'a moved menu item',
      after: orderItems({}, '/navigation/items', ['service', 'stock', 'test-drive', 'finance', 'trade-in', 'parts', 'contact']),
      words: ['Menu: “Service” moved from 3rd to 1st'],
    },
    {
      name: 'a relabelled menu item',
      after: { navigation: { items: [{ id: 'service', label: 'Servicing' }] } },
      words: ['Menu › “Service” › Text: “Service” → “Servicing”'],
    },
    {
      name: 'a removed menu item',
      after: { navigation: { items: [{ id: 'parts', removed: true }] } },
      words: ['Menu: “Parts and accessories” removed'],
    },
    {
      name: 'an item of a dropdown',
      after: { navigation: { items: [{ id: 'service', children: [{ id: 'parts', label: 'Parts' }] }] } },
      words: ['Menu › “Service”: “Parts” added'],
    },
    {
      name: 'an item that went into a dropdown',
      after: {
        navigation: {
          items: [
            { id: 'finance', removed: true },
            { id: 'service', children: [{ id: 'finance', label: 'Finance', href: '/finance', when: '' }] },
          ],
        },
      },
      words: ['Menu: “Finance” moved under “Service”'],
    },
    {
      name: 'an item that went under a new one, with another text',
      after: {
        navigation: {
          items: [
            { id: 'finance', removed: true },
            { id: 'more', label: 'More', href: '/', children: [{ id: 'finance', label: 'Loans', href: '/finance', when: '' }] },
          ],
        },
      },
      words: ['Menu: “Finance” moved under “More”', 'Menu › “Finance” › Text: “Finance” → “Loans”', 'Menu: “More” added'],
    },
    {
      name: 'an item that left its dropdown, which went',
      before: { navigation: { items: [{ id: 'more', label: 'More', href: '/', children: [{ id: 'kia', label: 'Kia', href: '/kia' }] }] } },
      after: { navigation: { items: [{ id: 'kia', label: 'Kia', href: '/kia' }] } },
      words: ['Menu: “More” removed', 'Menu: “Kia” moved from “More” into the menu itself'],
    },
    {
      name: 'a block’s words',
      after: { pages: { list: [{ id: 'home', blocks: [{ id: 'hero', heading: 'Hello' }] }] } },
      words: ['Pages › “Home” › Hero › Heading: “Find your next car” → “Hello”'],
    },
    {
      name: 'a picture',
      after: { pages: { list: [{ id: 'home', blocks: [{ id: 'hero', image: 'scenes/a.jpg' }] }] } },
      words: ['Pages › “Home” › Hero › Image: a picture added'],
    },
    {
      name: 'an added block',
      after: { pages: { list: [{ id: 'home', blocks: [{ id: 'x', kind: 'banner' }] }] } },
      words: ['Pages › “Home”: Banner block added'],
    },
    {
      name: 'a block of another kind',
      after: { pages: { list: [{ id: 'home', blocks: [{ id: 'hero', kind: 'prose' }] }] } },
      words: ['Pages › “Home”: Hero block replaced by Text'],
    },
    {
      name: 'a new page',
      after: { pages: { list: [{ id: 'visit', path: '/visit', title: 'Visit us' }] } },
      words: ['Pages: “Visit us” added'],
    },
  ])('says $name', ({ before, after, words }) => {
    expect(sentences(before ?? {}, after)).toEqual(words)
  })

  it('says where the setting is and in which group of the editor', () => {
    expect(describeChanges(resolve({}), resolve({ search: { pageSize: 24 } }))).toEqual([
      { pointer: '/search/pageSize', where: 'Stock list › Cars per page', group: 'Stock list', sentence: 'Cars per page: 21 → 24' },
    ])
    expect(describeChanges(resolve({}), resolve({ navigation: { items: [{ id: 'parts', removed: true }] } }))[0]?.where).toBe(
      'Menu › Menu items › Parts and accessories',
    )
  })

  it('gives colours and pictures to look at, before and after', () => {
    const changes = describeChanges(resolve({}), resolve({ theme: { brandColour: '#eb0a1e' }, header: { announcement: 'Open' } }))
    expect(changes.map(({ seen }) => seen)).toEqual(
      expect.arrayContaining([{ as: 'colour', before: '#1f4fd8', after: '#eb0a1e' }, undefined]),
    )
  })

  it('finds something to say about any two configs that differ, and nothing about the same', () => {
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

it('gives a text whole beside its sentence where that cuts it, and only there', () => {
  const long = 'Open all weekend, Saturday and Sunday from nine to four, with a sausage sizzle'
  const change = (announcement: string) => describeChanges(resolve({}), resolve({ header: { announcement } }))[0]
  expect(change(long)).toMatchObject({ sentence: expect.stringMatching(/…”$/), texts: { before: '', after: long } })
  expect(change('Open Sunday')).not.toHaveProperty('texts')
})
