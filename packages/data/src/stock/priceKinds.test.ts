import type { Car, PriceType } from '@forecourt/rules/entities/Car'
import { shownPrice } from '@forecourt/rules/pricing/shownPrice'
import { buildLocation } from '@forecourt/rules/testing/buildLocation'
import { describe, expect, it } from 'vitest'
import { insertLocation } from '../organisations/insertOrganisation'
import { addCars } from '../testing/addCars'
import { buildActor as actor } from '../testing/buildWorld'
import { useWorld } from '../testing/useWorld'
import { updateCar } from './duplicateCar'
import { getCar } from './getEditedCar'
import { choosePriceKinds, listPriceKinds } from './priceKinds'

const world = useWorld()
const scope = () => world.db.forOrganisation(world.north.organisationId)
const now = '2026-06-01T02:00:00.000Z'

const amounts = [null, 0, 1_000, 1_001, 2_500_000] as const
/** All combinations of the two prices. */
const pairs = amounts.flatMap((driveAwayCents) => amounts.map((egcCents) => ({ driveAwayCents, egcCents })))

const locationNamed = async (id: string) => {
  const { organisationId, dealershipId } = world.north
  await world.db.platform.transaction((tx) => insertLocation(tx, organisationId, buildLocation({ id, slug: id, name: id, dealershipId })))
}
const carAt = (locationId: string, id: string, over: Partial<Car>) =>
  addCars(world.db, world.north, [{ id, locationId, driveAwayBeforeCents: 1, egcBeforeCents: 2, ...over }])
const shown = async (id: string) => {
  const car = await getCar(scope(), id, null)
  return car && { priceCents: car.priceCents, priceType: car.priceType, beforePriceCents: car.beforePriceCents }
}

describe('the price that a car shows (CAR-14, CARD-05)', () => {
  it.each<{ wanted: PriceType }>([{ wanted: 'driveAway' }, { wanted: 'egc' }])(
    'the price that a car shows is the same in Postgres as in the rule if the location shows $wanted',
    async ({ wanted }) => {
      const yard = `pairs-${wanted}`.toLowerCase()
      await locationNamed(yard)
      await choosePriceKinds(scope(), { locationId: yard, kinds: { new: wanted, used: wanted, demo: wanted }, siteIds: null, actor })
      for (const [index, pair] of pairs.entries()) {
        const id = `${yard}-${index}`
        await carAt(yard, id, pair)
        expect([pair, await shown(id)]).toEqual([pair, shownPrice({ ...pair, driveAwayBeforeCents: 1, egcBeforeCents: 2 }, wanted)])
      }
    },
  )

  it('the price that a car shows is set separately for new, used and demo cars, and changes when a car’s type or location changes', async () => {
    await locationNamed('apart')
    await locationNamed('elsewhere')
    await carAt('apart', 'apart-used', { driveAwayCents: 2_000_000, egcCents: 1_800_000 })
    await carAt('apart', 'apart-new', { carType: 'new', driveAwayCents: 2_000_000, egcCents: 1_800_000 })
    const prices = async () => [(await shown('apart-used'))?.priceCents, (await shown('apart-new'))?.priceCents]
    expect(await prices()).toEqual([2_000_000, 2_000_000])
    const kinds = { new: 'driveAway', used: 'egc', demo: 'driveAway' } as const
    expect(await choosePriceKinds(scope(), { locationId: 'apart', kinds, siteIds: null, actor })).toMatchObject({ kinds })
    expect((await listPriceKinds(scope(), null)).find(({ locationId }) => locationId === 'apart')).toMatchObject({ kinds })
    expect(await prices()).toEqual([1_800_000, 2_000_000])
    await updateCar(scope(), { carId: 'apart-new', changes: { carType: 'used' }, now, actor })
    expect(await prices()).toEqual([1_800_000, 1_800_000])
    await updateCar(scope(), { carId: 'apart-used', changes: { locationId: 'elsewhere' }, now, actor })
    expect(await prices()).toEqual([2_000_000, 1_800_000])
    await choosePriceKinds(scope(), { locationId: 'apart', kinds: { ...kinds, used: 'driveAway' }, siteIds: null, actor })
    expect(await prices()).toEqual([2_000_000, 2_000_000])
  })

  it('a change of the price that a car shows removes the finance quote for the other price', async () => {
    await locationNamed('quoted')
    await carAt('quoted', 'quoted-car', {
      ...{ driveAwayCents: 2_000_000, egcCents: 1_800_000 },
      financeQuote: { weeklyCents: 9_900, rate: 7, comparisonRate: 8 },
    })
    await choosePriceKinds(scope(), { locationId: 'quoted', kinds: { new: 'egc', used: 'egc', demo: 'egc' }, siteIds: null, actor })
    expect((await getCar(scope(), 'quoted-car', null))?.financeQuote).toBeNull()
  })

  it('the price that a car shows can’t be set by another organisation', async () => {
    const { locationId } = world.south
    const kinds = { new: 'egc', used: 'egc', demo: 'egc' } as const
    expect(await choosePriceKinds(scope(), { locationId, kinds, siteIds: null, actor })).toBeNull()
  })
})
