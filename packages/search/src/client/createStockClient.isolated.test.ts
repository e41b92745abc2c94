import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createStockClient } from './createStockClient'

const now = '2026-03-10T10:00:00Z'
const answer = { hits: [], nbHits: 0, facets: {} }
const asked: string[] = []

/** A server that counts what it is asked; the client's own way out of a browser-like world. */
vi.mock('./connectSearch', async (load) => ({
  ...(await load<typeof import('./connectSearch')>()),
  connectSearch: () => ({
    search: async ({ requests }: { requests: readonly { page: number }[] }) => {
      asked.push(String(requests[0]?.page))
      return { results: requests.map(() => answer) }
    },
  }),
}))
afterEach(() => void asked.splice(0))

describe('a browser’s stock search', () => {
  it.each([
    { name: 'none', size: 0, visits: [1, 1], fetched: ['0', '0'] },
    { name: 'one', size: 1, visits: [1, 1, 2, 1], fetched: ['0', '1', '0'] },
    { name: 'two, the oldest making room', size: 2, visits: [1, 2, 1, 3, 2, 1], fetched: ['0', '1', '2', '0'] },
  ])('keeps as many answers as the site says (SRC-35, SRC-37): $name', async ({ size, visits, fetched }) => {
    const client = createStockClient({ appId: 'A', apiKey: 'K', indexName: 'cars' }, { host: 'localhost', protocol: 'http' }, size)
    for (const page of visits) {
      const state = { query: '', page, sortBy: 'recommended', values: {}, ranges: {} } as const
      await client.search({ state, preset: {}, config: buildConfig() }, now)
    }
    expect(asked).toEqual(fetched)
  })

  it.each([
    { name: 'a make', preset: { make: 'Kia' }, again: 1 },
    { name: 'a dealership', preset: { dealershipSlug: 'north' }, again: 1 },
    { name: 'neither', preset: {}, again: 0 },
  ])('keeps at most ten of the pages of one: $name (SRC-36)', async ({ preset, again }) => {
    const client = createStockClient({ appId: 'A', apiKey: 'K', indexName: 'cars' }, { host: 'localhost', protocol: 'http' }, 50)
    const visit = (page: number) =>
      client.search({ state: { query: '', page, sortBy: 'recommended', values: {}, ranges: {} }, preset, config: buildConfig() }, now)
    for (let page = 1; page <= 11; page++) await visit(page)
    await visit(1)
    expect(asked).toHaveLength(11 + again)
  })
})
