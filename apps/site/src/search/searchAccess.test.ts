import type { PublishedSite } from '@forecourt/data/sites/publishedSite'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { describe, expect, it } from 'vitest'
import { searchAccess } from './searchAccess'
import { searchCredentials } from './searchCredentials'

const secret = 'a secret of the server'
const siteWith = (search: object): PublishedSite => ({
  siteId: 'kauri',
  organisationId: 'org',
  slug: 'kauri',
  dealershipIds: ['north'],
  hosts: ['kauri.example'],
  redirectingHosts: [],
  version: 1,
  config: buildConfig({ search, stock: { soldVisibleDays: 5 } }),
})
const account = { appId: 'ABC123DEF4', key: '0123456789abcdef0123456789abcdef' }

describe('where a site’s pages search', () => {
  it.each([
    { name: 'without an account', search: {} },
    { name: 'without a key', search: { appId: account.appId } },
    { name: 'without an application', search: { key: account.key } },
  ])('ask the site itself $name', ({ search }) => {
    expect(searchAccess(siteWith(search), secret)).toEqual({ ...searchCredentials('kauri', secret), indexName: 'Car_production' })
  })

  it('asks Algolia where the site has an application and a key (CFG-14)', () => {
    const access = searchAccess(siteWith(account), secret)
    expect(access).toMatchObject({ appId: account.appId, indexName: 'Car_production' })
    expect(access.hosted).toMatchObject({ stock: { soldVisibleDays: 5 }, dealershipIds: ['north'] })
    expect(Buffer.from(access.apiKey, 'base64').toString()).toContain(encodeURIComponent('(dealership_id:"north")'))
    expect(JSON.stringify(access)).not.toContain(account.key)
  })

  it('asks the index the site names (SRC-44)', () => {
    expect(searchAccess(siteWith({ indexName: 'Car_staging' }), secret).indexName).toBe('Car_staging')
    expect(searchAccess(siteWith({ ...account, indexName: 'Car_staging' }), secret).indexName).toBe('Car_staging')
  })
})
