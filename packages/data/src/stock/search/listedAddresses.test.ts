import { expect, it } from 'vitest'
import { addCars } from '../../testing/addCars'
import { liveSite } from '../../testing/siteDraft'
import { useWorld } from '../../testing/useWorld'
import { listedAddresses, listedParts } from './listedAddresses'

const world = useWorld()
const now = '2026-06-01T02:00:00.000Z'

it('Parts of a sitemap list each car once, are counted as they are read, and split in two as the stock grows (RTE-24)', async () => {
  const { siteId, carSlug } = world.north
  const cars = Array.from({ length: 60 }, (_, index) => ({ id: `m${index}`, slug: `car-${index}`, images: [] }))
  const many = await addCars(world.db, world.north, cars)
  const site = await liveSite(world.db, siteId)
  const partsOf = (parts: number) =>
    Promise.all(
      Array.from({ length: parts }, async (_, part) =>
        (await listedAddresses(world.db, site, { now, part, parts })).map(({ slug }) => slug),
      ),
    )
  const [whole, quarters, eighths] = [await partsOf(1), await partsOf(4), await partsOf(8)]
  expect(whole.flat().toSorted()).toEqual([carSlug, ...many.map(({ slug }) => slug)].toSorted())
  expect(quarters.flat().toSorted()).toEqual(whole.flat().toSorted())
  expect(quarters.map((_, part) => [...(eighths[2 * part] ?? []), ...(eighths[2 * part + 1] ?? [])].toSorted())).toEqual(
    quarters.map((slugs) => slugs.toSorted()),
  )

  const counted = await listedParts(world.db, site, { now, max: 16 })
  expect(counted.parts).toBe(4)
  expect(counted.found.map(({ part, count }) => [part, count])).toEqual(quarters.map(({ length }, part) => [part, length]))
  expect((await listedParts(world.db, site, { now, max: 1000 })).found).toMatchObject([{ part: 0, count: 61 }])
})
