import type { OpenedLink } from '@forecourt/data/publishing/sharing/openShareLink'
import { publishedSite } from '@forecourt/data/sites/publishedSites'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import { beforeAll, expect, it, vi } from 'vitest'
import type { LiveSite } from '../sites/createSiteRegistry'
import { handleRequest } from './handleRequest'

const world = testWorld()
const mocks: { live: LiveSite | null; signedIn: boolean; opened: OpenedLink | 'away' } = { live: null, signedIn: false, opened: 'away' }
vi.mock('../env', () => ({
  env: () => ({
    ...{ TRUSTED_PROXIES: 0, NODE_ENV: 'production', SITE_ORIGIN_TEMPLATE: 'https://{host}', THIRD_PARTY_TAGS: 'all', IMAGE_CDN: '' },
    INTERNAL_SECRET: 'a secret of the installation',
  }),
}))
vi.mock('../sites/database', () => ({ database: () => world.db }))
vi.mock('../sites/siteRegistry', () => ({
  siteRegistry: () => ({
    byHost: async (host: string) => (mocks.live?.published.hosts.includes(host) ? mocks.live : null),
    ofOrganisation: async () => [],
  }),
}))
vi.mock('../accounts/signedInShopper', () => ({
  signedInShopper: async () => (mocks.signedIn ? { id: 'ana', email: 'ana@shopper.example', mobile: null, phone: '1' } : null),
}))
vi.mock('../document/documentAssets', () => ({ documentAssets: () => ({ script: '/assets/s.js', styles: ['/assets/s.css'], fonts: {} }) }))
vi.mock('@forecourt/data/publishing/sharing/openShareLink', () => ({
  openShareLink: async () => {
    if (mocks.opened === 'away') throw new Error('The database is away.')
    return mocks.opened
  },
}))

beforeAll(async () => {
  const published = await publishedSite(world.db, world.north.siteId)
  const config = buildConfig({
    auth: { enabled: true, gates: ['finance', 'checkout'] },
    checkout: { enabled: true, payOnline: true },
    search: { appId: 'APPID12345', key: 'a'.repeat(32) },
  })
  mocks.live = {
    published: { ...published, config, hosts: ['cars.example', 'old.example'], redirectingHosts: ['old.example'] },
    siteData: async () => buildSiteData(),
    stockIndex: async () => Promise.reject(new Error('No index')),
  } as unknown as LiveSite
})

const ask = (address: string, { signedIn = false, method = 'GET' } = {}) => {
  mocks.signedIn = signedIn
  const { host, pathname, search } = new URL(address, 'https://cars.example')
  return handleRequest({ method, host, authority: host, path: pathname, query: search, headers: { get: () => null } })
}

const shared = /^s-maxage=/
const own = /^private/

it.each([
  { address: '/', status: 200, cached: shared },
  { address: '/no-such-page', status: 404, cached: shared },
  { address: '/cars/no-such-car', status: 404, cached: shared },
  { address: '/search?make=Kia', status: 200, cached: own },
  { address: '/finance', status: 200, cached: own, signedIn: true },
  { address: '/my-garage', status: 200, cached: own, signedIn: true },
  { address: '/sign-in', status: 200, cached: own },
  { address: '/robots.txt', status: 200, cached: shared },
])('$address answers $status with headers that say whether the response may be shared', async ({ address, status, cached, ...who }) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const answer = await ask(address, who)
  expect(answer.status).toBe(status)
  expect(answer.headers['cache-control']).toMatch(cached)
  expect(answer.headers['surrogate-key'] !== undefined).toBe(cached === shared)
  expect(answer.headers.etag).toMatch(/^W\/"/)
})

it.each(['/finance?car=rio', '/my-garage'])(
  'a page that requires an account redirects from %s to the sign-in page, uncached',
  async (address) => {
    const { status, headers } = await ask(address)
    const to = new URL(headers.location ?? '')
    expect([status, to.origin, to.pathname, to.searchParams.get('redirect')]).toEqual([307, 'https://cars.example', '/sign-in', address])
    expect(headers['cache-control']).toBe('no-store')
  },
)

it('a page connects only to its own site, has no key of the hosted search, and runs no inline scripts but its own (CFG-14)', async () => {
  const { headers, body } = await ask('/')
  const policy = headers['content-security-policy'] ?? ''
  expect(policy).toMatch(/connect-src 'self';/)
  expect(body).not.toContain('APPID12345')
  expect(body).not.toContain('a'.repeat(32))
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+' 'sha256-[^']+'/)
  expect(body).toContain('<script data-scripts="">')
})

it.each([
  {
    name: 'a host that redirects',
    address: 'https://old.example/search?make=Kia',
    status: 308,
    to: 'https://cars.example/search?make=Kia',
  },
  { name: 'a trailing slash', address: '/search/', status: 308, to: 'https://cars.example/search' },
  { name: 'no site', address: 'https://unknown.example/', status: 404, to: undefined },
  { name: 'a POST to a page', address: '/', method: 'POST', status: 405, to: undefined },
])('the site server answers without a page: $name', async ({ address, status, to, ...more }) => {
  const answer = await ask(address, more)
  expect([answer.status, answer.headers.location]).toEqual([status, to])
})

const link = { state: 'open', linkId: 'link', siteId: 'site', organisationId: 'north', hosts: ['cars.example'] } as const

it.each([
  // The link is valid, but its draft was withdrawn in between.
  { name: 'open', opened: link, status: 404 },
  { name: 'of another host', opened: { ...link, hosts: ['other.example'] }, status: 404 },
  { name: 'unknown', opened: { state: 'unknown' }, status: 404 },
  { name: 'expired', opened: { state: 'expired' }, status: 410 },
  { name: 'revoked', opened: { state: 'revoked' }, status: 410 },
  { name: 'while the database is away', opened: 'away', status: 503 },
  { name: 'POST', opened: link, method: 'POST', status: 405 },
] as const)('a shared draft is not cached, indexed or sent as referrer: $name', async ({ opened, status, ...sent }) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  mocks.opened = opened
  const { status: answered, headers } = await ask('/shared/the-secret/search?make=Kia', sent)
  expect([answered, ...['cache-control', 'referrer-policy', 'x-robots-tag'].map((name) => headers[name])]).toEqual([
    ...[status, 'no-store', 'no-referrer', 'noindex, nofollow'],
  ])
})
