import type { PublishedSite } from '@forecourt/data/sites/publishedSites'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import { createStockIndex } from '@forecourt/search/createStockIndex'
import { describe, expect, it, vi } from 'vitest'
import { createSiteRegistry } from './createSiteRegistry'

const config = buildConfig()
const site = (siteId: string, version: number, hosts: string[]): PublishedSite => ({
  siteId,
  organisationId: `org-of-${siteId}`,
  slug: siteId,
  version,
  hosts,
  redirectingHosts: [],
  config,
  dealershipIds: [],
})

function setUp(...sites: PublishedSite[]) {
  const world = { sites, isAway: false, now: 0, changed: null as readonly string[] | null }
  const answer = async <T>(value: () => T): Promise<T> => {
    if (world.isAway) throw new Error('The database is away')
    return value()
  }
  const index = createStockIndex([])
  const stock = { current: () => index, ready: () => answer(() => index) }
  const refreshed = vi.fn((organisationId: string) => answer(() => organisationId === 'org-of-a'))
  const source = {
    published: vi.fn(() => answer(() => world.sites)),
    site: vi.fn((siteId: string) => answer(() => world.sites.find((one) => one.siteId === siteId) ?? null)),
    siteData: vi.fn(() => answer(() => buildSiteData())),
    redirects: () => answer(() => []),
    stock: vi.fn((organisationId: string) => ({ ...stock, refresh: () => refreshed(organisationId) })),
    changedStocks: vi.fn(() => answer(() => ({ organisationIds: world.changed, position: { horizon: '1', at: '' } }))),
    now: () => world.now,
  }
  return { world, source, refreshed, registry: createSiteRegistry(source) }
}

describe('createSiteRegistry', () => {
  it('createSiteRegistry finds a site by any of its hosts, and none by an unknown host', async () => {
    const { registry } = setUp(site('a', 1, ['a.example', 'www.a.example']), site('b', 4, ['b.example']))
    expect((await registry.byHost('www.a.example'))?.published.siteId).toBe('a')
    expect((await registry.byHost('b.example'))?.published.version).toBe(4)
    expect(await registry.byHost('c.example')).toBeNull()
    expect(await registry.byHost('')).toBeNull()
  })

  it('createSiteRegistry returns the new version once a publish was loaded, without further queries', async () => {
    const { world, source, registry } = setUp(site('a', 1, ['a.example']))
    await registry.byHost('a.example')
    world.sites = [site('a', 2, ['a.example'])]
    expect((await registry.byHost('a.example'))?.published.version).toBe(1)
    expect(source.site).toHaveBeenCalledTimes(1)
    await registry.refresh({ kind: 'site', organisationId: 'org-of-a', siteId: 'a' })
    expect((await registry.byHost('a.example'))?.published.version).toBe(2)
  })

  it('createSiteRegistry keeps shared data when everything was reloaded and the database went away again', async () => {
    const { world, source, registry } = setUp(site('a', 1, ['a.example']))
    const known = await (await registry.byHost('a.example'))?.siteData()
    await registry.refresh({ kind: 'everything' })
    world.isAway = true
    expect(await (await registry.byHost('a.example'))?.siteData()).toEqual(known)
    world.isAway = false
    world.now += 10_000
    await registry.refresh({ kind: 'everything' })
    await (await registry.byHost('a.example'))?.siteData()
    expect(source.siteData.mock.calls.length).toBeGreaterThanOrEqual(3)
  })

  it('createSiteRegistry loads shared data after a publish, before the first request', async () => {
    const { source, registry } = setUp(site('a', 1, ['a.example']))
    await registry.refresh({ kind: 'site', organisationId: 'org-of-a', siteId: 'a' })
    expect(source.siteData).toHaveBeenCalledTimes(1)
    await (await registry.byHost('a.example'))?.siteData()
    expect(source.siteData).toHaveBeenCalledTimes(1)
  })

  it('createSiteRegistry loads a published version once, however often it is notified, and its site data only if it lists other cars', async () => {
    const { world, source, registry } = setUp(site('a', 1, ['a.example']))
    await (await registry.byHost('a.example'))?.siteData()
    const publish = (version: number) => registry.refresh({ kind: 'site', organisationId: 'org-of-a', siteId: 'a', version })
    world.sites = [site('a', 2, ['a.example'])]
    await publish(2)
    await publish(2)
    expect((await registry.byHost('a.example'))?.published.version).toBe(2)
    expect([source.site, source.siteData].map(({ mock }) => mock.calls.length)).toEqual([2, 1])
    const stock = { ...config.stock, minImageCount: config.stock.minImageCount + 1 }
    world.sites = [{ ...site('a', 3, ['a.example']), config: { ...config, stock } }]
    await publish(3)
    expect([source.site, source.siteData].map(({ mock }) => mock.calls.length)).toEqual([3, 2])
  })

  it('createSiteRegistry ends at the latest version when publishes come at once', async () => {
    const { world, source, registry } = setUp(site('a', 1, ['a.example']))
    await registry.byHost('a.example')
    const slow: (() => void)[] = []
    source.site.mockImplementationOnce(async () => {
      const [seen] = world.sites
      await new Promise<void>((resolve) => slow.push(resolve))
      return seen ?? null
    })
    world.sites = [site('a', 2, ['a.example'])]
    const first = registry.refresh({ kind: 'site', organisationId: 'org-of-a', siteId: 'a' })
    await vi.waitFor(() => expect(slow).toHaveLength(1), { timeout: 30_000 })
    world.sites = [site('a', 3, ['a.example'])]
    const second = registry.refresh({ kind: 'site', organisationId: 'org-of-a', siteId: 'a' })
    slow[0]?.()
    await Promise.all([first, second])
    expect((await registry.byHost('a.example'))?.published.version).toBe(3)
  })

  it('createSiteRegistry removes hosts that were removed and sites that are no longer published', async () => {
    const { world, registry } = setUp(site('a', 1, ['a.example', 'old.example']))
    await registry.byHost('a.example')
    world.sites = [site('a', 1, ['a.example'])]
    await registry.refresh({ kind: 'site', organisationId: 'org-of-a', siteId: 'a' })
    expect(await registry.byHost('old.example')).toBeNull()
    world.sites = []
    await registry.refresh({ kind: 'site', organisationId: 'org-of-a', siteId: 'a' })
    expect(await registry.byHost('a.example')).toBeNull()
  })

  it('createSiteRegistry keeps serving loaded sites while the database is away', async () => {
    const { world, registry } = setUp(site('a', 1, ['a.example']))
    await (await registry.byHost('a.example'))?.siteData()
    world.isAway = true
    world.now += 3_600_000
    const live = await registry.byHost('a.example')
    expect(live?.published.version).toBe(1)
    expect(await live?.siteData()).toBeDefined()
    expect(await registry.byHost('unknown.example')).toBeNull()
    await expect(registry.refresh({ kind: 'site', organisationId: 'org-of-a', siteId: 'a' })).rejects.toThrow('away')
    expect(await registry.byHost('a.example')).not.toBeNull()
  })

  it('createSiteRegistry loads once the database is back', async () => {
    const { world, registry } = setUp(site('a', 1, ['a.example']))
    world.isAway = true
    await expect(registry.byHost('a.example')).rejects.toThrow('away')
    world.isAway = false
    expect(await registry.byHost('a.example')).not.toBeNull()
  })

  it('createSiteRegistry finds a new site without a notification, and doesn’t query for every unknown host', async () => {
    const { world, source, registry } = setUp(site('a', 1, ['a.example']))
    await registry.byHost('a.example')
    world.sites = [...world.sites, site('b', 1, ['b.example'])]
    expect(await registry.byHost('b.example')).toBeNull()
    world.now += 10_000
    expect((await registry.byHost('b.example'))?.published.siteId).toBe('b')
    for (let stray = 0; stray < 50; stray++) await registry.byHost(`stray${stray}.example`)
    expect(source.published).toHaveBeenCalledTimes(2)
  })

  it('createSiteRegistry has one index for all sites of an organisation', async () => {
    const { source, registry } = setUp(site('a', 1, ['a.example']), { ...site('b', 1, ['b.example']), organisationId: 'org-of-a' })
    const [one, other] = [await registry.byHost('a.example'), await registry.byHost('b.example')]
    expect(await one?.stockIndex()).toBe(await other?.stockIndex())
    expect(source.stock).toHaveBeenCalledTimes(1)
  })

  it('createSiteRegistry updates only the index of the organisation whose cars changed, once for many changes', async () => {
    const { source, refreshed, registry } = setUp(site('a', 1, ['a.example']), site('b', 1, ['b.example']))
    await registry.preload()
    const changes = ['corolla', 'yaris', 'rio'].map((carSlug) => ({ kind: 'car', organisationId: 'org-of-a', carSlug }) as const)
    await registry.refresh(...changes, { kind: 'carLists', organisationId: 'org-of-a' })
    expect(refreshed.mock.calls).toEqual([['org-of-a']])
    await registry.refresh({ kind: 'carPage', organisationId: 'org-of-b', carSlug: 'picanto' })
    expect(refreshed).toHaveBeenCalledTimes(1)
    await registry.refresh({ kind: 'everything' })
    expect(refreshed).toHaveBeenCalledTimes(3)
    expect(source.stock).toHaveBeenCalledTimes(2)
  })

  it('createSiteRegistry returns the organisations whose cars changed when all are refreshed', async () => {
    const { registry } = setUp(site('a', 1, ['a.example']), site('b', 1, ['b.example']))
    expect(await registry.refreshStock()).toEqual([])
    await registry.preload()
    expect(await registry.refreshStock()).toEqual(['org-of-a'])
  })

  it('createSiteRegistry rejects when a change could not be loaded, and keeps serving the old data', async () => {
    const { world, registry } = setUp(site('a', 1, ['a.example']))
    await registry.preload()
    world.isAway = true
    await expect(registry.refresh({ kind: 'stock', organisationId: 'org-of-a' })).rejects.toThrow('away')
    expect((await registry.byHost('a.example'))?.published.version).toBe(1)
  })

  it('createSiteRegistry loads a site at its first request, and none to tell whether it has a host', async () => {
    const { source, registry } = setUp(site('a', 1, ['a.example']), site('b', 1, ['b.example']))
    await registry.byHost('a.example')
    expect(await registry.hasHost('b.example')).toBe(true)
    expect(await registry.hasHost('c.example')).toBe(false)
    expect(source.site.mock.calls).toEqual([['a']])
    await Promise.all([registry.byHost('b.example'), registry.byHost('b.example')])
    expect(source.site).toHaveBeenCalledTimes(2)
  })

  it('createSiteRegistry loads a site, its shared data and its index together when its redirects are read, before its first page', async () => {
    const { source, registry } = setUp(site('a', 1, ['a.example']))
    const loads = () => [source.site, source.siteData, source.stock].map(({ mock }) => mock.calls.length)
    expect(await registry.redirects('b.example')).toBeNull()
    expect(loads()).toEqual([0, 0, 0])
    // The index waits for nothing but the site.
    source.siteData.mockImplementationOnce(() => new Promise(() => {}))
    expect(await registry.redirects('a.example')).toMatchObject({ siteId: 'a' })
    await vi.waitFor(() => expect(loads()).toEqual([1, 1, 1]), { timeout: 30_000 })
    await (await registry.byHost('a.example'))?.stockIndex()
    expect(loads()).toEqual([1, 1, 1])
  })

  it('createSiteRegistry reads redirects while the site itself can’t be loaded', async () => {
    const { source, registry } = setUp(site('a', 1, ['a.example']))
    source.site.mockImplementationOnce(() => Promise.reject(new Error('The database is away')))
    expect(await registry.redirects('a.example')).toMatchObject({ siteId: 'a', redirects: [] })
  })

  it('createSiteRegistry evicts the least recently requested site and its index, and loads them again', async () => {
    const sites = ['a', 'b', 'c'].map((id) => site(id, 1, [`${id}.example`]))
    const { source } = setUp(...sites)
    // Room for two sites, without their search indexes.
    const limited = createSiteRegistry(source, { maxBytes: JSON.stringify(sites[0]).length * 3 * 2.5 })
    const inMemory = () =>
      limited
        .inMemory()
        .map(({ published }) => published.siteId)
        .toSorted()
    for (const id of ['a', 'b', 'a', 'c']) await limited.byHost(`${id}.example`)
    expect(inMemory()).toEqual(['a', 'c'])
    expect((await limited.byHost('b.example'))?.published.siteId).toBe('b')
    expect(inMemory()).toEqual(['b', 'c'])
    expect(source.site.mock.calls.map(([id]) => id)).toEqual(['a', 'b', 'c', 'b'])
    const indexesOfC = () => source.stock.mock.calls.filter(([id]) => id === 'org-of-c').length
    await (await limited.byHost('c.example'))?.stockIndex()
    for (const id of ['a', 'b']) await limited.byHost(`${id}.example`)
    await (await limited.byHost('c.example'))?.stockIndex()
    expect(indexesOfC()).toBe(2)
  })

  it('createSiteRegistry never replaces a published version by one whose load began before', async () => {
    const { world, source, registry } = setUp(site('a', 1, ['a.example']))
    await registry.hasHost('a.example')
    let finish = () => {}
    source.site.mockImplementationOnce(async () => {
      const [seen] = world.sites
      await new Promise<void>((resolve) => (finish = resolve))
      return seen ?? null
    })
    const request = registry.byHost('a.example')
    await vi.waitFor(() => expect(source.site).toHaveBeenCalledTimes(1), { timeout: 30_000 })
    world.sites = [site('a', 2, ['a.example'])]
    await registry.refresh({ kind: 'site', organisationId: 'org-of-a', siteId: 'a', version: 2 })
    finish()
    expect((await request)?.published.version).toBe(2)
    expect((await registry.byHost('a.example'))?.published.version).toBe(2)
  })

  it('createSiteRegistry keeps only requested sites in memory, of thousands: not all at the start, and none because it was published', async () => {
    const sites = Array.from({ length: 300 }, (_, index) => site(`s${index}`, 1, [`s${index}.example`]))
    const { world, source, registry } = setUp(...sites)
    await registry.preload()
    expect([source.site, source.stock].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
    world.sites = [site('s7', 2, ['s7.example', 'new.example']), ...sites.filter(({ siteId }) => siteId !== 's7')]
    await registry.refresh({ kind: 'site', organisationId: 'org-of-s7', siteId: 's7', version: 2 })
    expect(registry.inMemory()).toEqual([])
    expect(source.siteData).not.toHaveBeenCalled()
    expect((await registry.byHost('new.example'))?.published.version).toBe(2)
    expect(registry.inMemory()).toHaveLength(1)
  })

  it('createSiteRegistry copies thousands of sites one by one, each when requests leave time for it', async () => {
    const sites = Array.from({ length: 300 }, (_, index) => site(`s${index}`, 1, [`s${index}.example`]))
    const { source } = setUp(...sites)
    const storeCopy = vi.fn(async (siteId: string) => {
      if (siteId === 's1') throw new Error('The database is away')
    })
    const turns: (() => void)[] = []
    const beforeCopy = () => new Promise<void>((resolve) => turns.push(resolve))
    const preloaded = createSiteRegistry({ ...source, storeCopy }, { beforeCopy }).preload()
    for (let copied = 0; copied < sites.length; copied++) {
      await vi.waitFor(() => expect(turns).toHaveLength(1), { timeout: 30_000, interval: 1 })
      expect(storeCopy).toHaveBeenCalledTimes(copied)
      turns.pop()?.()
    }
    await preloaded
    expect(storeCopy).toHaveBeenCalledTimes(sites.length)
  })

  it('createSiteRegistry refreshes only indexes whose cars changed, again after a failure, and each once an hour, because cars expire', async () => {
    const { world, source, refreshed, registry } = setUp(site('a', 1, ['a.example']), site('b', 1, ['b.example']))
    await registry.preload()
    await registry.refreshStock()
    refreshed.mockClear()
    world.changed = ['org-of-b', 'org-of-another']
    await registry.refreshStock()
    expect(refreshed.mock.calls).toEqual([['org-of-b']])
    const known = { horizon: '1', at: '' }
    source.changedStocks.mockResolvedValueOnce({ organisationIds: ['org-of-b'], position: { horizon: '2', at: '' } })
    refreshed.mockRejectedValueOnce(new Error('away'))
    await expect(registry.refreshStock()).rejects.toThrow('away')
    await registry.refreshStock()
    expect(source.changedStocks.mock.lastCall).toEqual([known])
    refreshed.mockClear()
    world.changed = []
    await registry.refreshStock()
    expect(refreshed).not.toHaveBeenCalled()
    world.now += 3_600_001
    await registry.refreshStock()
    expect(refreshed.mock.calls.flat().toSorted()).toEqual(['org-of-a', 'org-of-b'])
  })
})
