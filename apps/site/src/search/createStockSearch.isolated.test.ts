import type { Database } from '@forecourt/data/createDatabase'
import type { StockResult } from '@forecourt/rules/entities/StockResult'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { createStockIndex } from '@forecourt/search/createStockIndex'
import type { AlgoliaReader } from '@forecourt/search/hosted/algoliaSearch'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { LiveSite } from '../sites/createSiteRegistry'
import { takeListsWithoutIndex } from '../sites/listsWithoutIndex'
import { createStockSearch } from './createStockSearch'

const algolia = vi.hoisted(() => ({ requested: [] as unknown[], isAway: false }))
const answered = (total: number): StockResult => ({ cars: [], total, page: 1, pageCount: 1, facets: {}, ranges: {} })

vi.mock('@forecourt/search/hosted/algoliaSearch', () => ({
  algoliaSearch: ({ appId, key, indexName }: AlgoliaReader) => ({
    search: async () => {
      algolia.requested.push({ appId, key, indexName })
      if (algolia.isAway) throw new Error('Algolia is away.')
      return answered(200)
    },
  }),
}))
vi.mock('@forecourt/data/stock/search/postgresSearch', () => ({
  postgresSearch: () => ({ search: async () => ({ ...answered(300), limited: true }) }),
}))
afterEach(() => {
  algolia.requested.splice(0)
  algolia.isAway = false
})

const account = { appId: 'ABC123DEF4', key: '0123456789abcdef0123456789abcdef' }
const index = createStockIndex([buildCar()])

const search = (settings: object, stockIndex: LiveSite['stockIndex'] = async () => index) => {
  const published = { siteId: 'kauri', organisationId: 'org', slug: 'kauri', dealershipIds: [], config: buildConfig({ search: settings }) }
  const live = { published, stockIndex } as unknown as LiveSite
  const state = { query: '', page: 1, sortBy: 'recommended', values: {}, ranges: {} } as const
  const query = { site: published, state, preset: {}, now: '2026-03-10T10:00:00Z' }
  return createStockSearch(live, null as unknown as Database, 10).search(query)
}

describe('choosing the search for a site’s stock', () => {
  it.each([
    { name: 'without an account', settings: {} },
    { name: 'without a key', settings: { appId: account.appId } },
    { name: 'without an application', settings: { key: account.key } },
  ])('a site’s stock search uses the process’s own index $name', async ({ settings }) => {
    expect(await search(settings)).toMatchObject({ total: 1, cars: [{ id: buildCar().id }] })
    expect(algolia.requested).toEqual([])
  })

  it('a site’s stock search uses Algolia where the site has an application and a key (CFG-14)', async () => {
    expect(await search(account)).toMatchObject({ total: 200 })
    expect(algolia.requested).toEqual([{ ...account, indexName: 'Car_production' }])
  })

  it('a site’s stock search uses the index that the site names (SRC-44)', async () => {
    await search({ ...account, indexName: 'Car_staging' })
    expect(algolia.requested).toEqual([{ ...account, indexName: 'Car_staging' }])
  })

  it.each([
    { name: 'while the index is loading', stockIndex: () => new Promise<never>(() => {}) },
    { name: 'while the index can’t be loaded', stockIndex: () => Promise.reject(new Error('The database is away.')) },
  ])('a site’s stock search uses Postgres $name (SRC-01)', async ({ stockIndex }) => {
    expect(await search({}, stockIndex)).toMatchObject({ total: 300, limited: true })
    // Its page is rendered again once the index is there, and only then.
    expect([takeListsWithoutIndex('org'), takeListsWithoutIndex('org')]).toEqual([true, false])
  })

  it('a page is not rendered again once the index is there if it was rendered with the index or with Algolia (SRC-01)', async () => {
    await search({})
    await search(account)
    expect(takeListsWithoutIndex('org')).toBe(false)
  })

  it('a site’s stock search uses Postgres where Algolia fails, and logs the error (SRC-01)', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    algolia.isAway = true
    expect(await search(account)).toMatchObject({ total: 300, limited: true })
    expect(logged).toHaveBeenCalledWith(expect.objectContaining({ message: 'Algolia is away.' }))
    logged.mockRestore()
  })
})
