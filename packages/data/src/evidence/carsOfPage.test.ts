import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createPastDatabase } from '../createDatabase'
import { addCars } from '../testing/addCars'
import { useWorld as testWorld } from '../testing/useWorld'
import { carsOfPage } from './carsOfPage'

const world = testWorld()

it('the cars of a page are its own, or those of the organisation that it links to (CFG-12)', async () => {
  await addCars(world.db, world.north, [{ id: 'rio' }, { id: 'leaf' }])
  const body = '<a href="/cars/rio">Rio</a><a href="/cars/leaf?from=home">Leaf</a><a href="/cars/none">None</a><a href="/search">All</a>'
  const cars = async (path: string, organisationId = world.north.organisationId) =>
    (await carsOfPage(world.db, organisationId, path, body)).sort()
  expect(await cars('/search')).toEqual(['leaf', 'rio'])
  expect(await cars('/cars/leaf')).toEqual(['leaf'])
  expect(await cars('/', world.south.organisationId)).toEqual([])
})

it('a car that has another address today is found by that of the instant (CFG-12)', async () => {
  const { organisationId } = world.north
  await addCars(world.db, world.north, [{ id: 'jazz', slug: 'jazz-then' }])
  const past = createPastDatabase({ ...world.urls, poolSize: 1 })
  try {
    await wait(5)
    const at = new Date().toISOString()
    await wait(5)
    await world.db.platform.transaction((tx) => tx.car.updateMany({ where: { id: 'jazz' }, data: { slug: 'jazz-now' } }))
    expect(await carsOfPage(past.at(at), organisationId, '/cars/jazz-then', '')).toEqual(['jazz'])
    expect(await carsOfPage(world.db, organisationId, '/cars/jazz-then', '')).toEqual([])
  } finally {
    await past.close()
  }
})
