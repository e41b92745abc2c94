import { resolveConfig } from '@forecourt/schema/resolveConfig'
import { expect, test } from 'vitest'
import { livePageAddress } from './livePageAddress'

const { config: live } = resolveConfig([])
const [home] = live.pages.list
if (!home) throw new Error('The defaults have no home page.')
const draft = { ...live, pages: { list: [...live.pages.list, { ...home, id: 'winter', path: '/winter' }] } }
const site = 'https://dealer.example'

test.each([
  { name: 'a page that is live', path: '/winter', liveConfig: draft, expected: `${site}/winter` },
  { name: 'a page that is not live yet', path: '/winter', liveConfig: live, expected: site },
  {
    name: 'a page that is hidden',
    path: '/winter',
    liveConfig: { ...draft, pages: { list: [{ ...home, path: '/winter', shown: false }] } },
    expected: site,
  },
  {
    name: 'a built-in page, with its query',
    path: '/search',
    query: 'make=suzuki',
    liveConfig: live,
    expected: `${site}/search?make=suzuki`,
  },
  { name: 'a site that never was live', path: '/winter', liveConfig: null, expected: '' },
])('The live address of $name', ({ path, query = '', liveConfig, expected }) => {
  expect(livePageAddress({ site, path, query, draft, live: liveConfig })).toBe(expected)
})

test('A site without an address has no live page address', () => {
  expect(livePageAddress({ site: '', path: '/', query: '', draft, live })).toBe('')
})
