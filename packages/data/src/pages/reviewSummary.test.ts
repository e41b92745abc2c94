import { describe, expect, it } from 'vitest'
import { liveSite } from '../testing/siteDraft'
import { useWorld } from '../testing/useWorld'
import { reviewSummary } from './reviewSummary'

const world = useWorld()

const summary = async () => {
  const site = await liveSite(world.db, world.north.siteId)
  return world.db.forOrganisation(site.organisationId).transaction((tx) => reviewSummary(tx, site))
}

const stateAtLocation = (reviewAverage: number | null, reviewCount: number, visible = true) =>
  world.db.platform.transaction((tx) =>
    tx.location.updateMany({ where: { organisationId: world.north.organisationId }, data: { reviewAverage, reviewCount, visible } }),
  )

describe('reviewSummary (ENT-14)', () => {
  it('reviewSummary counts the stored reviews, or the number a location states if that is higher (LOC-12)', async () => {
    await stateAtLocation(null, 0)
    const before = await summary()
    await stateAtLocation(4.26, 312)
    expect(await summary()).toEqual({ count: 312, averageRating: 4.3 })
    await stateAtLocation(4.26, 0)
    expect(await summary()).toEqual(before)
    await stateAtLocation(4.26, 312, false)
    expect(await summary()).toEqual(before)
  })
})
