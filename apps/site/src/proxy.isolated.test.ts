import { publishedSite } from '@forecourt/data/sites/publishedSite'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import { NextRequest } from 'next/server'
import { beforeAll, expect, it, vi } from 'vitest'
import { proxy } from './proxy'
import { originsHeader } from './security/originsHeader'
import { privateHeader } from './server/privateHeader'
import type { LiveSite } from './sites/createSiteRegistry'

const world = testWorld()
const asked: { live: LiveSite | null; signedIn: boolean } = { live: null, signedIn: false }
vi.mock('./env', () => ({
  env: () => ({ TRUSTED_PROXIES: 0, NODE_ENV: 'production', SITE_ORIGIN_TEMPLATE: 'https://{host}', THIRD_PARTY_TAGS: 'all' }),
}))
vi.mock('./sites/database', () => ({ database: () => world.db }))
vi.mock('./sites/siteRegistry', () => ({
  siteRegistry: () => ({ byHost: async (host: string) => (asked.live?.published.hosts.includes(host) ? asked.live : null) }),
}))
vi.mock('./accounts/signedInShopper', () => ({
  signedInShopper: async () => (asked.signedIn ? { id: 'ana', email: 'ana@shopper.example', mobile: null, phone: '1' } : null),
}))

beforeAll(async () => {
  const published = await publishedSite(world.db, world.north.siteId)
  const config = buildConfig({
    auth: { enabled: true, gates: ['finance', 'checkout'] },
    checkout: { enabled: true, payOnline: true },
    search: { appId: 'APPID12345', key: 'a'.repeat(32) },
  })
  asked.live = {
    published: { ...published, config, hosts: ['cars.example', 'old.example'], redirectingHosts: ['old.example'] },
    siteData: async () => buildSiteData(),
  } as unknown as LiveSite
})

const ask = (address: string, { signedIn = false, method = 'GET' } = {}) => {
  asked.signedIn = signedIn
  const url = new URL(address, 'https://cars.example')
  return proxy(new NextRequest(url, { method, headers: { host: url.host } }))
}
const rewritten = (response: Response) =>
  new URL(response.headers.get('x-middleware-rewrite') ?? 'https://none/none').pathname.split('/')[1]

it.each([
  { address: '/', inner: 'cached', isPrivate: false },
  { address: '/cars/north-car', inner: 'cached', isPrivate: false },
  { address: '/search?make=Kia', inner: 'query', isPrivate: false },
  { address: '/finance', inner: 'cached', isPrivate: true, signedIn: true },
  { address: '/my-garage', inner: 'private', isPrivate: true, signedIn: true },
  { address: '/sign-in', inner: 'private', isPrivate: true },
  { address: '/robots.txt', inner: 'files', isPrivate: false },
  { address: '/no-such-page', inner: 'cached', isPrivate: false },
])(
  'leads $address to an inner page ($inner), and says whether others may get the same answer',
  async ({ address, inner, isPrivate, ...who }) => {
    const response = await ask(address, who)
    expect([rewritten(response), response.headers.get(privateHeader)]).toEqual([inner, isPrivate ? '1' : null])
  },
)

it.each(['/finance?car=rio', '/my-garage'])('redirects from %s to sign in, and no cache keeps that', async (address) => {
  const response = await ask(address)
  const to = new URL(response.headers.get('location') ?? '')
  expect([response.status, to.origin, to.pathname, to.searchParams.get('redirect')]).toEqual([
    307,
    'https://cars.example',
    '/sign-in',
    address,
  ])
  expect(response.headers.get('cache-control')).toBe('no-store')
})

it('lets a page load from the hosted search that the site uses, and says so to who finishes it', async () => {
  const { headers } = await ask('/')
  const hosts = ['https://APPID12345-dsn.algolia.net', 'https://APPID12345.algolia.net']
  for (const host of hosts) expect(headers.get('content-security-policy')).toMatch(new RegExp(`connect-src [^;]*${host}`))
  expect(JSON.parse(headers.get(originsHeader) ?? '').connect).toEqual(expect.arrayContaining(hosts))
})

it.each([
  { name: 'a host that leads on', address: 'https://old.example/search?make=Kia', status: 308, to: 'https://cars.example/search?make=Kia' },
  { name: 'no site', address: 'https://unknown.example/', status: 404, to: null },
  { name: 'a page that is sent to', address: '/', method: 'POST', status: 405, to: null },
])('answers by itself: $name', async ({ address, status, to, ...more }) => {
  const response = await ask(address, more)
  expect([response.status, response.headers.get('location')]).toEqual([status, to])
})
