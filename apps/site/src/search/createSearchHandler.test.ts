import type { PublishedSite } from '@forecourt/data/sites/publishedSite'
import type { Car } from '@forecourt/rules/entities/Car'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { createStockIndex } from '@forecourt/search/createStockIndex'
import { describe, expect, it, vi } from 'vitest'
import type { LiveSite } from '../sites/createSiteRegistry'
import { createSearchHandler } from './createSearchHandler'
import { searchCredentials } from './searchCredentials'

const secret = 'a secret of the server'
const now = '2026-03-10T10:00:00Z'

function siteWith(siteId: string, cars: readonly Car[], config: object = {}): LiveSite {
  const index = createStockIndex(cars)
  const published: PublishedSite = {
    siteId,
    organisationId: 'org',
    slug: siteId,
    dealershipIds: [],
    hosts: [`${siteId}.example`],
    redirectingHosts: [],
    version: 1,
    config: buildConfig(config),
  }
  return { published, siteData: () => Promise.reject(new Error('Not asked for')), stockIndex: async () => index }
}

const sites: { [host: string]: LiveSite } = {
  'kauri.example': siteWith('kauri', [
    buildCar({ id: 'listed', customRank: 5, regoPlate: 'ABC123', dealerComments: 'Words of the page', locationPhone: '0291234567' }),
    buildCar({ id: 'draft', status: 'draft' }),
    buildCar({ id: 'new', carType: 'new' }),
  ]),
  'used.example': siteWith('used', [buildCar({ id: 'used' }), buildCar({ id: 'new', carType: 'new' })], { stock: { carTypes: ['used'] } }),
}
const answer = createSearchHandler({ siteOf: async (host) => sites[host] ?? null, secret: () => secret, now: () => now })

async function search(host: string, { keyOf = host, params = {} }: { keyOf?: string; params?: object } = {}) {
  const { appId, apiKey } = searchCredentials(sites[keyOf]?.published.siteId ?? '', secret)
  const said: { [name: string]: string } = { 'x-algolia-application-id': appId, 'x-algolia-api-key': apiKey }
  const call = {
    method: 'POST',
    url: '/1/indexes/Car_production/query',
    body: JSON.stringify(params),
    header: (name: string) => said[name],
  }
  const { status, body } = await answer(call, host)
  return { status, body: JSON.parse(body) }
}
const ids = (hits: { objectID: string }[]) => hits.map(({ objectID }) => objectID).sort()

describe('search at a site’s own address', () => {
  it('finds what the site of the host lists (SRC-31, SRC-33, CFG-12)', async () => {
    expect(ids((await search('kauri.example')).body.hits)).toEqual(['listed', 'new'])
    expect(ids((await search('used.example', { params: { filters: 'car_type:new OR car_type:used' } })).body.hits)).toEqual(['used'])
  })

  it('takes no other site’s key, and knows no other host', async () => {
    expect(await search('kauri.example', { keyOf: 'used.example' })).toMatchObject({ status: 403 })
    expect(await search('elsewhere.example')).toMatchObject({ status: 404, body: { message: 'There is no site at this address' } })
  })

  it('gives cards, without the dealer’s own facts and the words of the page', async () => {
    const { body } = await search('kauri.example', {
      params: { facetFilters: ['car_type:used'], facets: ['*'], attributesToRetrieve: ['*'] },
    })
    const text = JSON.stringify(body)
    expect(body.hits[0].car).toMatchObject({ id: 'listed', customRank: 0, dealerComments: null })
    for (const secretFact of ['ABC123', 'Words of the page', 'custom_rank', '0291234567']) expect(text).not.toContain(secretFact)
  })

  it('says so when search is away, or takes too long to load', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const away = createSearchHandler({ siteOf: () => Promise.reject(new Error('No database')), secret: () => secret, now: () => now })
    const call = { method: 'GET', url: '/1/indexes/Car_production', body: '', header: () => undefined }
    const refusal = { status: 503, body: '{"message":"Search can’t be reached just now","status":503}' }
    expect(await away(call, 'kauri.example')).toEqual(refusal)
    const loading = { ...(sites['kauri.example'] as LiveSite), stockIndex: () => new Promise<never>(() => {}) }
    const slow = createSearchHandler({ siteOf: async () => loading, secret: () => secret, now: () => now })
    expect(await slow(call, 'kauri.example')).toEqual(refusal)
    logged.mockRestore()
  })
})
