import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { PublishedSite } from '@forecourt/data/sites/publishedSites'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSiteRegistry } from './createSiteRegistry'
import type { SiteSource } from './SiteSource'
import { withSiteCopies } from './siteCopies'

let directory = ''
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'site-copies-'))
})
// A copy may still be written.
afterEach(() => rm(directory, { recursive: true, maxRetries: 5 }))

const site: PublishedSite = {
  siteId: 'a',
  organisationId: 'org',
  slug: 'a',
  version: 3,
  hosts: ['a.example'],
  redirectingHosts: [],
  config: buildConfig(),
  dealershipIds: [],
}
const away = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })

/** A freshly started server with its own registry. */
const server = ({ failure = null as Error | null, build = 'one', sites = [site] } = {}) => {
  const answer = async <T>(value: T): Promise<T> => {
    if (failure) throw failure
    return value
  }
  const source: SiteSource = {
    published: () => answer(sites),
    site: (siteId) => answer(sites.find((one) => one.siteId === siteId) ?? null),
    siteData: () => answer(buildSiteData()),
    redirects: () => answer([{ from: '/old', to: '/search', code: 301 }]),
    stock: () => ({ current: () => null, ready: () => Promise.reject(failure), refresh: async () => false }) as never,
    changedStocks: () => answer({ organisationIds: null, position: { horizon: '1', at: '' } }),
    now: () => 0,
  }
  return createSiteRegistry(withSiteCopies(source, { directory, build }))
}
/** Files that are written, without those that still are. */
const listCopies = async () => (await readdir(path.join(directory, 'one'))).filter((name) => !name.endsWith('.part'))
const written = (files = 3) => vi.waitFor(async () => expect(await listCopies()).toHaveLength(files), { timeout: 30_000 })

describe('A server that starts while the database is away', () => {
  it('A server that starts while the database is away serves the sites known to the server before it, with the data of their forms', async () => {
    const live = await server().byHost('a.example')
    await live?.siteData()
    await server().redirects('a.example')
    await written(4)
    const files = path.join(directory, 'one')
    for (const file of await readdir(files)) expect((await stat(path.join(files, file))).mode & 0o777).toBe(0o600)
    const found = await server({ failure: away }).byHost('a.example')
    expect(found?.published).toEqual(site)
    expect(await found?.siteData()).toEqual(buildSiteData())
    expect(await server({ failure: away }).redirects('a.example')).toMatchObject({ siteId: 'a', redirects: [{ from: '/old' }] })
    await expect(found?.stockIndex()).rejects.toThrow()
  })

  it.each([
    ['another build', { build: 'two' }],
    ['a fault of another kind', { failure: new Error('syntax error') }],
  ])('A server that starts while the database is away uses no copy because of %s', async (_name, circumstances) => {
    await (await server().byHost('a.example'))?.siteData()
    await written()
    await expect(server({ failure: away, ...circumstances }).byHost('a.example')).rejects.toThrow()
  })

  it('A server that starts while the database is away serves no site that was removed before', async () => {
    await (await server().byHost('a.example'))?.siteData()
    await written()
    const later = server({ sites: [] })
    expect(await later.byHost('a.example')).toBeNull()
    await vi.waitFor(async () => expect(await server({ failure: away, sites: [] }).byHost('a.example')).toBeNull(), { timeout: 30_000 })
  })
})

it('A site that a hanging database doesn’t deliver comes from its copy, and is loaded again if the copy was outdated', async () => {
  let deliver: (site: PublishedSite) => void = () => {}
  let isHanging = false
  const source = {
    site: () => (isHanging ? new Promise<PublishedSite>((resolve) => (deliver = resolve)) : Promise.resolve(site)),
  } as unknown as SiteSource
  const onOutdatedCopy = vi.fn()
  const copies = withSiteCopies(source, { directory, build: 'one', siteTimeoutMs: 20, onOutdatedCopy })
  await copies.site('a')
  await written(1)
  isHanging = true
  expect(await copies.siteSoon?.('a')).toEqual(site)
  deliver(site)
  expect(await copies.siteSoon?.('a')).toEqual(site)
  expect(onOutdatedCopy).not.toHaveBeenCalled()
  deliver({ ...site, version: 4 })
  await vi.waitFor(() => expect(onOutdatedCopy.mock.calls).toEqual([[site]]), { timeout: 30_000 })
  // A publish is confirmed only with what the database has; and a site without a copy waits.
  for (const load of [() => copies.site('a'), () => copies.siteSoon?.('b')]) {
    const pending = load()
    await wait(60)
    deliver({ ...site, version: 5 })
    expect((await pending)?.version).toBe(5)
  }
})
