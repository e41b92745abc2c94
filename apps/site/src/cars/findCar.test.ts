import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { createStockIndex } from '@forecourt/search/createStockIndex'
import { describe, expect, it } from 'vitest'
import { findCar } from './findCar'

const car = buildCar({ id: 'car', slug: '2021-kia-rio', dealershipId: 'north' })
const site = (dealershipIds: readonly string[]) => ({
  published: {
    siteId: 'a',
    organisationId: 'org',
    slug: 'a',
    version: 1,
    hosts: [],
    redirectingHosts: [],
    config: buildConfig(),
    dealershipIds,
  },
  stockIndex: async () => createStockIndex([car]),
})
const away = async () => {
  throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
}

describe('Finding a car in the index while the database is away', () => {
  it.each([
    ['of a site with its organisation’s whole stock', []],
    ['of a site of its dealership', ['south', 'north']],
  ])('While the database is away, the index finds a car %s by its address and by its id (API-05)', async (_name, dealershipIds) => {
    expect(await findCar(site(dealershipIds), car.slug, { load: away })).toEqual(car)
    expect(await findCar(site(dealershipIds), car.id, { load: away })).toEqual(car)
    expect(await findCar(site(dealershipIds), car.slug, { load: () => new Promise(() => {}) })).toEqual(car)
  })

  it.each([
    ['of another dealership', ['south'], car.slug],
    ['the index does not know', [], '2026-kia-rio'],
  ])('While the database is away, the index rejects for a car %s, because the database may have it', async (_name, dealershipIds, slug) => {
    await expect(findCar(site(dealershipIds), slug, { load: away })).rejects.toThrow('connect')
  })
})

it('Finding a car passes on errors other than a lost connection', async () => {
  const broken = async () => {
    throw new Error('syntax error')
  }
  await expect(findCar(site([]), car.slug, { load: broken })).rejects.toThrow('syntax error')
})
