import { expect, it } from 'vitest'
import { Prisma } from '../generated/client'
import { changeManyCars } from '../stock/many/changeManyCars'
import { readCars } from '../stock/reading/selectCars'
import { addCars } from '../testing/addCars'
import { useWorld } from '../testing/useWorld'
import { tryManyCars } from './tryManyCars'

const world = useWorld()
const now = '2026-03-10T01:00:00.000Z'
const actor = { userId: null, name: 'Tester' }
const scope = () => world.db.forOrganisation(world.north.organisationId)
const lower = { kind: 'price', by: 'amount', value: -50_000, roundTo: null, setsWasPrice: true } as const
const stored = async (id: string) => {
  const [car] = await readCars(world.db, world.north.organisationId, { where: Prisma.sql`car.id = ${id}`, withoutComments: true })
  if (!car) throw new Error('There is no such car.')
  return car
}
const counts = () =>
  scope().transaction(async (tx) => [
    await tx.carHistory.count(),
    await tx.carBatch.count(),
    await tx.auditEntry.count(),
    await tx.carState.count(),
  ])

it('A tried change returns the cars as the change makes them, and stores nothing (CAR-16)', async () => {
  const quote = { weeklyCents: 9_900, rate: 7, comparisonRate: 8 }
  await addCars(world.db, world.north, [{ id: 'tried', driveAwayCents: 2_499_000, financeQuote: quote }])
  const [before, numbers] = [await stored('tried'), await counts()]
  const tried = await tryManyCars(scope(), { carIds: ['tried'], change: lower, siteIds: null, actor, now })
  expect([await stored('tried'), await counts()]).toEqual([before, numbers])
  expect(tried.before).toEqual([before])
  expect(tried.after[0]).toMatchObject({ priceCents: 2_449_000, beforePriceCents: 2_499_000, financeQuote: null })
  await changeManyCars(scope(), {
    key: crypto.randomUUID(),
    cars: [{ id: 'tried', revision: 1 }],
    change: lower,
    siteIds: null,
    actor,
    now,
  })
  expect(tried.after).toEqual([await stored('tried')])
})

it('A tried change has the new state of each car, for the alerts of its watchers (FAV-06)', async () => {
  await addCars(world.db, world.north, [{ id: 'watched', driveAwayCents: 2_499_000 }])
  const tried = await tryManyCars(scope(), { carIds: ['watched'], change: lower, siteIds: null, actor, now })
  expect(tried.changedCars).toMatchObject([{ carId: 'watched', isNew: false, watchers: [] }])
  expect(tried.changedCars[0]?.states.map(({ priceCents }) => priceCents)).toEqual([2_499_000, 2_449_000])
})

it('A tried change that can’t be made has the reason, and cars of other organisations aren’t read (CAR-16)', async () => {
  await addCars(world.db, world.north, [{ id: 'unpriced', driveAwayCents: null, egcCents: null, priceCents: null }])
  const tried = await tryManyCars(scope(), { carIds: ['unpriced', world.south.carId], change: lower, siteIds: null, actor, now })
  expect(tried.refused).toMatchObject([{ id: 'unpriced', message: 'It has no price.' }])
  expect(tried.after).toEqual(tried.before)
  expect(tried.before.map(({ id }) => id)).toEqual(['unpriced'])
})
