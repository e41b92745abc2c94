import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { expect, test } from 'vitest'
import { catchRefusal } from '../testing/catchRefusal'
import { buildSession, createTestCaller } from '../testing/createTestCaller'

const world = testWorld()
const manager = () => createTestCaller(world.db, buildSession('groupManager', world.north.organisationId)).call
const auditOf = (target: string) =>
  world.db.platform.transaction((tx) => tx.auditEntry.findMany({ where: { target }, orderBy: { id: 'asc' } }))

test('A price is changed from the list, and the audit records the new price', async () => {
  const { carId } = world.north
  const car = await manager().stock.update({ id: carId, data: { driveAwayCents: 19_990_00 } })
  expect(car.priceCents).toBe(19_990_00)
  expect((await auditOf(carId)).at(-1)).toMatchObject({
    action: 'car.update',
    actorName: 'groupManager person',
    detail: { driveAwayCents: { after: 19_990_00 } },
  })
})

const absurd = [
  { name: 'negative', data: { driveAwayCents: -1 } },
  { name: 'in fractions of a cent', data: { driveAwayCents: 0.5 } },
  { name: 'above ten million dollars', data: { driveAwayCents: 10_000_000_01 } },
]
test.each(absurd)('A price that is $name is refused', async ({ data }) => {
  expect((await catchRefusal(manager().stock.update({ id: world.north.carId, data }))).code).toBe('BAD_REQUEST')
})

test('A car is sold once: it leaves the stock counts, and a second sale is refused (CAR-05)', async () => {
  const before = await manager().stock.counts({})
  const sold = await manager().stock.markSold({ id: world.north.carId })
  expect([sold.status, sold.soldAt]).toEqual(['sold', '2026-06-01T02:00:00.000Z'])
  const after = await manager().stock.counts({})
  expect([before.stages.in_stock - after.stages.in_stock, after.stages.sold - before.stages.sold]).toEqual([1, 1])
})

test('The counts of an organisation without membership are empty', async () => {
  expect((await manager().stock.counts({ filter: { organisationId: world.south.organisationId } })).total).toBe(0)
})

test('A salesperson can mark cars reserved, sold and in stock again, and can change nothing else (AUTH-10)', async () => {
  const { carId, organisationId } = world.south
  const { stock } = createTestCaller(world.db, buildSession('sales', organisationId)).call
  for (const to of ['reserved', 'in_stock', 'sold', 'in_stock'] as const) expect((await stock.transition({ id: carId, to })).stage).toBe(to)
  for (const to of ['draft', 'withdrawn', 'coming_soon', 'preorder'] as const)
    expect((await catchRefusal(stock.transition({ id: carId, to }))).code).toBe('FORBIDDEN')
  expect((await catchRefusal(stock.transition({ id: `${carId}-draft`, to: 'in_stock' }))).code).toBe('FORBIDDEN')
  expect((await catchRefusal(stock.transition({ id: world.north.carId, to: 'sold' }))).code).toBe('NOT_FOUND')
  for (const attempt of [() => stock.update({ id: carId, data: { driveAwayCents: 1 } }), () => stock.undo({ id: carId })])
    expect((await catchRefusal(attempt())).code).toBe('FORBIDDEN')
})
