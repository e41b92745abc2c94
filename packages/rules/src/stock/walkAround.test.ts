import { expect, test } from 'vitest'
import { listWalkShots, walkAlt, walkShots } from './walkAround'

test.each([
  {
    itemType: 'car' as const,
    ids: 'frontLeft front left rear right interiorFront interiorRear odometer tyres boot engine extras',
  },
  { itemType: 'motorcycle' as const, ids: 'frontLeft front left rear right odometer tyres engine' },
  { itemType: 'caravan' as const, ids: 'frontLeft front left rear right living kitchen beds bathroom tyres extras' },
])('The walk around a $itemType has its photos in order', ({ itemType, ids }) =>
  expect(listWalkShots(itemType).map(({ id }) => id)).toEqual(ids.split(' ')),
)

test('Each photo of the walk has an id and an alt text of its own (CARD-02)', () => {
  expect(new Set(walkShots.map(({ id }) => id)).size).toBe(walkShots.length)
  const alts = walkShots.map((shot) => walkAlt('2021 Toyota Corolla', shot))
  expect(new Set(alts).size).toBe(walkShots.length)
  expect(alts.slice(0, 2)).toEqual(['2021 Toyota Corolla, front left', '2021 Toyota Corolla, front'])
})
