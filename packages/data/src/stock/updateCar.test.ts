import type { CarStatus } from '@forecourt/rules/entities/Car'
import { describe, expect, it } from 'vitest'
import { listAudit } from '../audit/listAudit'
import { listenForChanges } from '../changes/listenForChanges'
import type { Change } from '../changes/notifyChange'
import { addCars } from '../testing/addCars'
import { buildActor as actor } from '../testing/buildWorld'
import { useWorld } from '../testing/useWorld'
import { updateCar } from './duplicateCar'
import { getCar } from './getEditedCar'
import { markSold } from './moveCar'
import type { CarChanges } from './writeCars'

const world = useWorld()

const now = '2026-06-01T02:00:00.000Z'
const scope = () => world.db.forOrganisation(world.north.organisationId)
const change = (changes: CarChanges, carId = world.north.carId) => updateCar(scope(), { carId, changes, now, actor })

describe('updateCar', { shuffle: false }, () => {
  it('updateCar changes the car, audits the values before and after, and notifies of the car', async () => {
    const received: Change[] = []
    const listener = await listenForChanges(world.urls.platform, (carChange) => received.push(carChange))
    const result = await change({ driveAwayCents: 2_299_000, driveAwayBeforeCents: 2_499_000 })
    expect(result).toMatchObject({ ok: true, car: { priceCents: 2_299_000, images: [expect.anything(), expect.anything()] } })
    await expect.poll(() => received).toEqual([{ kind: 'car', organisationId: world.north.organisationId, carSlug: world.north.carSlug }])
    await listener.stop()
    const [note] = (await listAudit(scope(), { page: 1, perPage: 1 })).rows
    expect(note).toMatchObject({ action: 'car.update', detail: { driveAwayCents: { before: 2_499_000, after: 2_299_000 } } })
  })

  it.each<[string, CarChanges, keyof CarChanges]>([
    ['a negative price', { driveAwayCents: -1 }, 'driveAwayCents'],
    ['a price with a fraction of a cent', { driveAwayCents: 1.5 }, 'driveAwayCents'],
    ['an absurd odometer', { km: 9_000_000 }, 'km'],
    ['an invalid date', { regoExpiry: '2026-02-31x' }, 'regoExpiry'],
    ['a reservation of a draft', { status: 'draft', reserved: true }, 'reserved'],
  ])('updateCar refuses %s and changes nothing', async (_, changes, field) => {
    const before = await getCar(scope(), world.north.carId, null)
    expect(await change(changes)).toMatchObject({ ok: false, reason: 'invalid', fields: { [field]: expect.any(String) } })
    expect(await getCar(scope(), world.north.carId, null)).toEqual(before)
  })

  it.each<[CarStatus, CarStatus, boolean]>([
    ['draft', 'sold', false],
    ['draft', 'in_stock', true],
    ['in_stock', 'draft', false],
    ['in_stock', 'sold', true],
    ['sold', 'coming_soon', false],
    ['sold', 'withdrawn', true],
    ['withdrawn', 'sold', false],
    ['withdrawn', 'draft', true],
  ])('updateCar moves a car from %s to %s: %s (CAR-05)', async (_, status, allowed) => {
    const result = await change({ status }, `${world.north.carId}-draft`)
    expect(result.ok).toBe(allowed)
  })

  it('updateCar ends a reservation when the car is sold, and stores the time of sale', async () => {
    await change({ reserved: true })
    expect(await markSold(scope(), { carId: world.north.carId, now, actor })).toMatchObject({
      ok: true,
      car: { status: 'sold', reserved: false, soldAt: now },
    })
    expect(await markSold(scope(), { carId: `${world.north.carId}-draft`, now, actor })).toMatchObject({ ok: false, reason: 'invalid' })
    expect(await change({ status: 'in_stock' })).toMatchObject({ ok: true, car: { soldAt: null } })
  })
})

const changeAfter = (id: string, hours: number, changes: CarChanges) =>
  updateCar(scope(), { carId: id, changes, actor, now: new Date(Date.parse(now) + hours * 3_600_000).toISOString() })
const neverAsked = (dollars: string) => ({
  ...{ ok: false, reason: 'invalid' },
  fields: { driveAwayBeforeCents: expect.stringMatching(`^This car wasn’t advertised for \\${dollars} for a day or longer`) },
})

it('updateCar refuses an earlier price that was asked for less than a day, entered or shown by a lower price (LEG-02)', async () => {
  const id = 'asked-briefly'
  await addCars(world.db, world.north, [{ id, driveAwayCents: 2_499_000, egcCents: null }])
  const after = (hours: number, changes: CarChanges) => changeAfter(id, hours, changes)
  // Nothing is shown as reduced yet.
  expect(await after(0, { driveAwayCents: 3_999_000, driveAwayBeforeCents: 3_899_000 })).toMatchObject({ ok: true })
  expect(await after(0.5, { driveAwayCents: 2_399_000 })).toMatchObject(neverAsked('$38,990'))
  expect(await after(0.5, { driveAwayCents: 2_399_000, driveAwayBeforeCents: 3_999_000 })).toMatchObject(neverAsked('$39,990'))
  expect(await after(0.5, { driveAwayCents: 2_399_000, driveAwayBeforeCents: 2_499_000 })).toMatchObject({ ok: true })
  expect(await after(0.6, { driveAwayCents: 3_999_000, driveAwayBeforeCents: null })).toMatchObject({ ok: true })
  expect(await after(25, { driveAwayCents: 2_399_000, driveAwayBeforeCents: 3_999_000 })).toMatchObject({ ok: true })
})

it.each<{ name: string; away: CarChanges; back: CarChanges }>([
  { name: 'hidden from websites', away: { showOnDealerWebsite: false }, back: { showOnDealerWebsite: true } },
  { name: 'sold', away: { status: 'sold' }, back: { status: 'in_stock' } },
  { name: 'withdrawn', away: { status: 'withdrawn' }, back: { status: 'in_stock' } },
])(
  'updateCar doesn’t count the time in which a car was $name as time for which its price was asked (LEG-02)',
  async ({ name, away, back }) => {
    const id = `away-${name.split(' ')[0]}`
    await addCars(world.db, world.north, [{ id, driveAwayCents: 2_499_000, egcCents: null }])
    const after = (hours: number, changes: CarChanges) => changeAfter(id, hours, changes)
    const cheaper = { driveAwayCents: 2_399_000, driveAwayBeforeCents: 3_999_000 }
    expect(await after(0, { driveAwayCents: 3_999_000 })).toMatchObject({ ok: true })
    expect(await after(1, away)).toMatchObject({ ok: true })
    expect(await after(40, back)).toMatchObject({ ok: true })
    expect(await after(62, cheaper)).toMatchObject(neverAsked('$39,990'))
    expect(await after(63, cheaper)).toMatchObject({ ok: true })
  },
)
