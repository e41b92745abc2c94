import { expect, it } from 'vitest'
import { changeManyCars } from '../stock/many/changeManyCars'
import { carBySlug } from '../stock/reading/carBySlug'
import { addCars } from '../testing/addCars'
import { liveSite } from '../testing/siteDraft'
import { useWorld } from '../testing/useWorld'
import { withTriedStock } from './withTriedStock'

const world = useWorld()
const now = '2026-03-10T01:00:00.000Z'
const actor = { userId: null, name: 'Tester' }
const lower = { kind: 'price', by: 'amount', value: -50_000, roundTo: null, setsWasPrice: true } as const

it('A tried change of stock is read like a changed database, and nothing is stored (CAR-16, ENT-01)', async () => {
  const { organisationId, siteId } = world.north
  await addCars(world.db, world.north, [{ id: 'tried', driveAwayCents: 2_499_000 }])
  const site = await liveSite(world.db, siteId)
  const price = async (db = world.db) => (await carBySlug(db, site, 'tried'))?.priceCents
  const tried = await withTriedStock(
    world.db,
    {
      ...{ organisationId, now, timeoutMs: 20_000 },
      change: (scope) =>
        changeManyCars(scope, {
          ...{ key: crypto.randomUUID(), cars: [{ id: 'tried', revision: 1 }], change: lower, siteIds: null, actor, now },
        }),
    },
    async (inside, { upserts, removals }) => ({
      inside: await price(inside),
      outside: await price(),
      changed: upserts.map(({ id, priceCents }) => [id, priceCents]),
      removals,
    }),
  )
  expect(tried).toEqual({ inside: 2_449_000, outside: 2_499_000, changed: [['tried', 2_449_000]], removals: [] })
  expect(await price()).toBe(2_499_000)
})

it('A tried change of stock that fails rejects with its error, and stores nothing (ENT-01)', async () => {
  const tried = { organisationId: world.north.organisationId, now, timeoutMs: 20_000 }
  const change = () => Promise.reject(new Error('No such feed'))
  await expect(withTriedStock(world.db, { ...tried, change }, async () => 'never')).rejects.toThrow('No such feed')
})
