import { useWorld } from '@forecourt/data/testing/useWorld'
import { expect, it } from 'vitest'
import { comparePages, pageHashes } from './pageHashes'

// biome-ignore lint/correctness/useHookAtTopLevel: a fixture, not a hook
const world = useWorld()
const now = '2026-06-01T02:00:00.000Z'

const differing = async (change: () => Promise<unknown>) => {
  const before = await pageHashes(world.urls, now)
  await change()
  const after = await pageHashes(world.urls, now)
  return [...after.keys()].filter((page) => before.get(page) !== after.get(page))
}
const changeCar = (data: object) =>
  world.db.platform.transaction((tx) =>
    tx.car.updateMany({ where: { organisationId: world.north.organisationId, id: world.north.carId }, data }),
  )

it('Pages of all live sites are hashed, the same ones alike, and a change shows in those that have it', async () => {
  const hashes = await pageHashes(world.urls, now)
  for (const page of ['north /', 'north /search', `north /cars/${world.north.carSlug}`, 'south /'])
    expect([...hashes.keys()]).toContain(page)
  expect(await pageHashes(world.urls, now)).toEqual(hashes)
  const changed = await differing(() => changeCar({ driveAwayCents: 1_234_500 }))
  expect(changed).toContain(`north /cars/${world.north.carSlug}`)
  expect(changed).toContain('north /search')
  expect(changed.filter((page) => page.startsWith('south'))).toEqual([])
})

it('Views of a car, which are counted all the time, change no hash', async () => {
  expect(await differing(() => changeCar({ views: 77 }))).toEqual([])
})

it('Pages after a restore are compared with those that did not change meanwhile; a missing page differs', () => {
  const first = new Map([
    ['same', '1'],
    ['changed', '1'],
    ['lost', '1'],
    ['other', '1'],
  ])
  const second = new Map([...first, ['changed', '2']])
  const restored = new Map([
    ['same', '1'],
    ['changed', '1'],
    ['other', '2'],
    ['more', '1'],
  ])
  expect(comparePages(first, second, restored)).toEqual({ same: 1, different: ['lost', 'more', 'other'], changed: 1 })
})
