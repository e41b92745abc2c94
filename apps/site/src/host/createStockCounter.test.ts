import { parseSearch } from '@forecourt/rules/search/parseSearch'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { beforeEach, expect, it, vi } from 'vitest'
import { createStockCounter } from './createStockCounter'

const state = (query: string) => parseSearch(new URLSearchParams(query), { config: buildConfig(), preset: {} })

const requested: string[] = []
let status = 200
beforeEach(() => {
  requested.splice(0)
  status = 200
  vi.stubGlobal('fetch', async (address: string) => {
    requested.push(address)
    return Response.json({ total: requested.length, facets: {}, ranges: {} }, { status })
  })
})

it('the stock counter requests counts from the site by the address of the list (SRC-04)', async () => {
  expect(await createStockCounter(5)(state('price=:20000&make=Kia'))).toEqual({ total: 1, facets: {}, ranges: {} })
  expect(requested).toEqual(['/api/stock-counts?make=Kia&price=:20000'])
})

it.each([
  { name: 'none', size: 0, makes: ['Kia', 'Kia'], fetched: ['Kia', 'Kia'] },
  { name: 'one', size: 1, makes: ['Kia', 'Kia', 'Ford', 'Kia'], fetched: ['Kia', 'Ford', 'Kia'] },
  {
    name: 'two, the oldest evicted first',
    size: 2,
    makes: ['Kia', 'Ford', 'Kia', 'BMW', 'Ford', 'Kia'],
    fetched: ['Kia', 'Ford', 'BMW', 'Kia'],
  },
])('the stock counter caches as many results as the site sets (SRC-35, SRC-37): $name', async ({ size, makes, fetched }) => {
  const count = createStockCounter(size)
  for (const make of makes) await count(state(`make=${make}`))
  expect(requested).toEqual(fetched.map((make) => `/api/stock-counts?make=${make}`))
})

it('the stock counter rejects where the site can’t count, and retries on the next call', async () => {
  const count = createStockCounter(5)
  status = 503
  await expect(count(state('make=Kia'))).rejects.toThrow('The counts of ?make=Kia were answered 503.')
  status = 200
  expect(await count(state('make=Kia'))).toMatchObject({ total: 2 })
})
