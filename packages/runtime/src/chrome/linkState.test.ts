import { describe, expect, it } from 'vitest'
import { linkState } from './linkState'

describe('linkState', () => {
  const rows = [
    { name: 'the page itself', href: '/service', path: '/service', state: 'page' },
    { name: 'the page itself with a query', href: '/search?make=Kia', path: '/search', state: 'page' },
    { name: 'a trailing slash', href: '/service/', path: '/service', state: 'page' },
    { name: 'an ancestor', href: '/search', path: '/search/kia', state: 'true' },
    { name: 'a longer word, not an ancestor', href: '/serv', path: '/service', state: undefined },
    { name: 'the home page, nobody’s ancestor', href: '/', path: '/service', state: undefined },
    { name: 'the home page at home', href: '/', path: '/', state: 'page' },
    { name: 'another site', href: 'https://other.example/service', path: '/service', state: undefined },
  ] as const
  for (const { name, href, path, state } of rows) {
    it(`knows ${name}`, () => expect(linkState(href, path)).toBe(state))
  }
})
