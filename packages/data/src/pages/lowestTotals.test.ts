import { buildCharge } from '@forecourt/rules/testing/buildCharge'
import { expect, it } from 'vitest'
import { insertCharges } from '../edited-records/finance/chargeKind'
import { addCars } from '../testing/addCars'
import { liveSite } from '../testing/siteDraft'
import { useWorld } from '../testing/useWorld'
import { lowestTotals } from './lowestTotals'

const world = useWorld()
const now = '2026-06-10T00:00:00.000Z'

it('the lowest total of a model has the vehicle duty of each of its cars, and none of cars whose duty isn’t known (ENT-13, UI-19)', async () => {
  const { north } = world
  const scope = world.db.forOrganisation(north.organisationId)
  await scope.transaction(async (tx) => {
    await tx.location.updateMany({ where: { id: north.locationId }, data: { state: 'QLD' } })
    await insertCharges(tx, north.organisationId, [{ id: 'duty', ...buildCharge({ vehicleDuty: true, percent: 0 }) }])
  })
  const egc = { carType: 'new', priceType: 'egc', driveAwayCents: null, vin: null, make: 'Kia', makeSlug: 'kia', variant: {} } as const
  const sorento = { ...egc, model: 'Sorento', modelSlug: 'sorento' }
  const carnival = { ...egc, model: 'Carnival', modelSlug: 'carnival', fuel: 'Diesel', simpleFuel: null, cylinders: null }
  await addCars(world.db, north, [
    // $1,750 duty, more than the hybrid's $1,006 on a higher price.
    { ...sorento, id: 'six', fuel: 'Petrol', simpleFuel: null, cylinders: 6, priceCents: 5_000_000 },
    { ...sorento, id: 'hybrid', fuel: 'Hybrid', simpleFuel: 'Hybrid', cylinders: 4, priceCents: 5_030_000 },
    { ...sorento, id: 'unknown', fuel: null, simpleFuel: null, cylinders: null, priceCents: 4_000_000 },
    { ...carnival, id: 'nothing-known', priceCents: 5_500_000 },
    { ...carnival, id: 'of-the-variant', variant: { cylinders: 4 }, priceCents: 6_000_000 },
  ])
  const site = await liveSite(world.db, north.siteId)
  const totals = await scope.transaction((tx) => lowestTotals(tx, site, now))
  expect(totals.get('kia/sorento')).toEqual({ cents: 5_130_600, isKnown: false })
  expect(totals.get('kia/carnival')).toEqual({ cents: 6_180_000, isKnown: false })
})
