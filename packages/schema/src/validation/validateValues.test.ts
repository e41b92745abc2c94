import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitraryValues } from '../testing/arbitraryValues'
import { validateValues } from './validateValues'

describe('validateValues', () => {
  it.each([
    { name: 'no values', values: {} },
    { name: 'one setting', values: { search: { pageSize: 24 } } },
    { name: 'an item with only an id', values: { navigation: { items: [{ id: 'service' }] } } },
    { name: 'a removed item', values: { navigation: { items: [{ id: 'service', removed: true }] } } },
    {
      name: 'a block that inherits its kind',
      values: { pages: { list: [{ id: 'home', blocks: [{ id: 'hero', heading: 'Hello', layout: 'split' }] }] } },
    },
    {
      name: 'a new block with its kind',
      values: { pages: { list: [{ id: 'home', blocks: [{ id: 'new', kind: 'prose', text: 'Hello' }] }] } },
    },
    { name: 'a removed block', values: { pages: { list: [{ id: 'home', blocks: [{ id: 'hero', removed: true }] }] } } },
  ])('validateValues allows $name', ({ values }) => {
    expect(validateValues(values)).toEqual([])
  })

  it.each([
    { values: 5, pointer: '', message: 'Site must be a group of settings.' },
    { values: { serch: {} }, pointer: '/serch', message: '“serch” is not a setting of Site. Did you mean “search”?' },
    { values: { search: { pageSize: 600 } }, pointer: '/search/pageSize', message: 'Cars per page must be between 6 and 60.' },
    { values: { navigation: { items: [{ label: 'x' }] } }, pointer: '/navigation/items/0/id', message: 'Menu item “x” needs an id.' },
    {
      values: { navigation: { items: [{ id: 'service', href: 'javascript:alert(1)' }] } },
      pointer: '/navigation/items/service/href',
      message: 'Link of “service” must be a path such as /service or an address that starts with https://.',
    },
    {
      values: { search: { promos: [{ id: 'fleet', title: `Cars for every business ${'of any size '.repeat(12)}` }] } },
      pointer: '/search/promos/fleet/title',
      message: 'Title of “Cars for every business of any size of a…” can have at most 60 characters. This has 168.',
    },
    {
      values: { pages: { list: [{ id: 'home', blocks: [{ id: 'x', buttonHref: 'javascript:alert(1)' }] }] } },
      pointer: '/pages/list/home/blocks/x/buttonHref',
      message: 'Button link of “x” must be a path such as /service or an address that starts with https://.',
    },
    {
      values: { pages: { list: [{ id: 'home', blocks: [{ id: 'x', kind: 'heroo' }] }] } },
      pointer: '/pages/list/home/blocks/x',
      message: 'Block “x” has the type “heroo”, which does not exist. Did you mean “hero”?',
    },
    {
      values: { pages: { list: [{ id: 'home', blocks: [{ id: 'x', kind: 'prose', layout: 'split' }] }] } },
      pointer: '/pages/list/home/blocks/x/layout',
      message: '“layout” is not a setting of Text.',
    },
    {
      values: { pages: { list: [{ id: 'home', blocks: [{ id: 'x', headin: 'y' }] }] } },
      pointer: '/pages/list/home/blocks/x/headin',
      message: '“headin” is not a setting of this block. Did you mean “heading”?',
    },
    {
      values: { leads: { notify: ['a@b.co', 'nobody'] } },
      pointer: '/leads/notify/1',
      message: 'Email leads to: entry 2 must be an email address such as sales@dealer.example.',
    },
  ])('$message', ({ values, pointer, message }) => {
    expect(validateValues(values)).toMatchObject([{ pointer, message, severity: 'error', kind: 'value' }])
  })

  it('validateValues returns where the value is', () => {
    expect(validateValues({ search: { pageSize: 600 } })[0]?.where).toBe('Stock list › Cars per page')
  })

  it('validateValues reports every mistake of a document once', () => {
    expect(validateValues({ search: { pageSize: 'x', heading: 5 }, theme: { corners: 'x' } })).toHaveLength(3)
  })

  it('validateValues allows whatever the schema allows', () => {
    fc.assert(fc.property(arbitraryValues, (values) => validateValues(values).length === 0))
  })
})
