import { expect, it } from 'vitest'
import { addCars } from '../../testing/addCars'
import { liveSite } from '../../testing/siteDraft'
import { useWorld } from '../../testing/useWorld'
import { pagedCars } from './pagedCars'

const world = useWorld()

it('a forecast reads all cars with a page: sold ones, those that no list shows, and more than 4,000 (CFG-12, CAR-04)', async () => {
  const site = await liveSite(world.db, world.north.siteId)
  const known = await pagedCars(world.db, site)
  await addCars(world.db, world.north, [
    { id: 'sold', status: 'sold', soldAt: '2020-01-01T00:00:00.000Z' },
    { id: 'coming', status: 'coming_soon', reserved: true },
    { id: 'without-photos', images: [] },
    ...[{ id: 'hidden', showOnDealerWebsite: false } as const, { id: 'withdrawn', status: 'withdrawn' } as const],
  ])
  const added = (await pagedCars(world.db, site)).filter(({ id }) => known.every((car) => car.id !== id))
  expect(added.map(({ id }) => id)).toEqual(['coming', 'sold', 'without-photos'])
  expect(added[0]).toMatchObject({ slug: 'coming', status: 'coming_soon', reserved: true, financeLenders: {} })

  await addCars(
    world.db,
    world.north,
    Array.from({ length: 4_100 }, (_, index) => ({ id: `many-${index}`, images: [] })),
  )
  expect(await pagedCars(world.db, site)).toHaveLength(known.length + 3 + 4_100)
})
