import { resolveConfig } from '@forecourt/schema/resolveConfig'
import { expect, test } from 'vitest'
import { livePageAddress } from './livePageAddress'

const { config: live } = resolveConfig([])
const [home] = live.pages.list
if (!home) throw new Error('The defaults have no home page.')
const draft = { ...live, pages: { list: [...live.pages.list, { ...home, id: 'winter', path: '/winter' }] } }
const site = 'https://dealer.example'

test.each([
  { name: 'a page that is live', path: '/winter', now: draft, is: `${site}/winter` },
  { name: 'a page that is not live yet', path: '/winter', now: live, is: site },
  {
    name: 'a page that is hidden',
    path: '/winter',
    now: { ...draft, pages: { list: [{ ...home, path: '/winter', shown: false }] } },
    is: site,
  },
  { name: 'a built-in page, with its query', path: '/search', query: 'make=suzuki', now: live, is: `${site}/search?make=suzuki` },
  { name: 'a site that never was live', path: '/winter', now: null, is: site },
])('The live address of $name', ({ path, query = '', now, is }) => {
  expect(livePageAddress({ site, path, query, draft, live: now })).toBe(is)
})

test('A site without an address has no live page address', () => {
  expect(livePageAddress({ site: '', path: '/', query: '', draft, live })).toBe('')
})
