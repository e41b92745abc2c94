import type { Redirect } from '@forecourt/rules/routing/redirects/createRedirectTable'
import { expect, it, vi } from 'vitest'
import { createRedirects } from './createRedirects'

const build = (max = 10) => {
  const world = { redirects: [{ from: '/old', to: '/new', code: 301 }] as Redirect[], isAway: false }
  const load = vi.fn(async (host: string) => {
    if (world.isAway) throw new Error('away')
    return host === 'nobody' ? null : { siteId: `${host}-site`, organisationId: 'o', redirects: [...world.redirects] }
  })
  return { world, load, table: createRedirects({ load, maxHosts: max, now: () => 0 }) }
}
const redirectTarget = async (table: ReturnType<typeof createRedirects>, host = 'a') => (await table.find(host, '/old'))?.redirect?.to

it('the redirect cache loads the redirects of a host once, and again after a change of them or of the site (RTE-19)', async () => {
  const { world, load, table } = build()
  expect([await redirectTarget(table), await redirectTarget(table), load.mock.calls.length]).toEqual(['/new', '/new', 1])
  world.redirects = [{ from: '/old', to: '/newer', code: 301 }]
  table.expire(['redirects:other-site', 'stock:o'])
  expect(await redirectTarget(table)).toBe('/new')
  table.expire(['redirects:a-site'])
  expect(await redirectTarget(table)).toBe('/newer')
  world.redirects = []
  table.expire(null)
  expect(await table.find('a', '/old')).toEqual({ site: { siteId: 'a-site', organisationId: 'o' }, redirect: null })
})

it('the redirect cache keeps redirecting while the database is away, and redirects no unknown address (RTE-19)', async () => {
  const { world, table } = build()
  await redirectTarget(table)
  world.isAway = true
  table.expire(null)
  expect(await redirectTarget(table)).toBe('/new')
  expect(await table.find('b', '/old')).toBeNull()
  world.isAway = false
  expect(await redirectTarget(table, 'b')).toBe('/new')
})

it('the redirect cache caches no host without a site, and limits the number of hosts (RTE-19)', async () => {
  const { load, table } = build(2)
  for (const host of ['nobody', 'nobody', '', 'a', 'b', 'c', 'a']) await redirectTarget(table, host)
  expect(load.mock.calls.map(([host]) => host)).toEqual(['nobody', 'nobody', 'a', 'b', 'c', 'a'])
})
