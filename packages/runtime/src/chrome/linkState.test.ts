import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { describe, expect, it } from 'vitest'
import { linkState, menuEntries } from './menuEntries'

describe('linkState', () => {
  const rows = [
    { name: 'the page itself', href: '/service', path: '/service', state: 'page' },
    { name: 'the page itself with a query', href: '/search?make=Kia', path: '/search', state: 'page' },
    { name: 'a trailing slash', href: '/service/', path: '/service', state: 'page' },
    { name: 'an ancestor', href: '/search', path: '/search/kia', state: 'true' },
    { name: 'a longer word, which is no ancestor', href: '/serv', path: '/service', state: undefined },
    { name: 'the home page, which is no ancestor', href: '/', path: '/service', state: undefined },
    { name: 'the home page on itself', href: '/', path: '/', state: 'page' },
    { name: 'another site', href: 'https://other.example/service', path: '/service', state: undefined },
  ] as const
  for (const { name, href, path, state } of rows) {
    it(`linkState detects ${name}`, () => expect(linkState(href, path)).toBe(state))
  }
})

describe('menuEntries', () => {
  const config = buildConfig({
    navigation: {
      items: [
        { id: 'new', label: 'New cars', href: '/search/new-cars', children: [{ id: 'on-new', label: 'Offers', href: '/special-offers' }] },
        { id: 'deals', label: 'Offers', href: '/special-offers' },
        { id: 'help', label: 'Help', href: '/contact', children: [{ id: 'ask', label: 'Ask', href: '/enquiries/general-enquiry' }] },
        { id: 'used', label: 'Used', href: '/search/used-cars', children: [{ id: 'demos', label: 'Demos', href: '/search/demo-cars' }] },
        { id: 'drives', label: 'Drives', href: '/book', children: [{ id: 'demo', label: 'Demos', href: '/search/demo-cars' }] },
      ],
    },
  })

  const marked = (path: string) =>
    menuEntries(config, path)
      .filter(({ id, current }) => ['new', 'deals', 'help', 'used', 'drives'].includes(id) && current)
      .map(({ id, current }) => [id, current])

  it.each([
    { name: 'the item of a page, and no other item whose dropdown links to it', path: '/special-offers', items: [['deals', 'page']] },
    { name: 'the item whose dropdown links to the page', path: '/enquiries/general-enquiry', items: [['help', 'true']] },
    { name: 'the first of two dropdowns that link to the page', path: '/search/demo-cars', items: [['used', 'true']] },
    { name: 'nothing on a page without an item', path: '/about-us-too', items: [] },
  ])('menuEntries marks $name (NAV-01)', ({ path, items }) => expect(marked(path)).toEqual(items))
})
