import { book } from '@forecourt/data/bookings/book'
import { createPaymentRequest } from '@forecourt/data/reservations/requests/createPaymentRequest'
import { reserveCar } from '@forecourt/data/reservations/reserveCar'
import { openReservationSite } from '@forecourt/data/reservations/testing/openReservationSite'
import { addCars } from '@forecourt/data/testing/addCars'
import { offerTestDrives, testDriveRequest } from '@forecourt/data/testing/testDrives'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { beforeAll, expect, it } from 'vitest'
import { buildSession, createTestCaller, testNow } from '../testing/createTestCaller'

const world = testWorld()
const actor = { userId: null, name: 'Sam Sales' }
const caller = () => createTestCaller(world.db, buildSession('groupManager', world.north.organisationId)).call
const rows = { page: 1, perPage: 25, filter: {} }

beforeAll(async () => {
  const site = await openReservationSite(world)
  const { organisationId, siteId, locationId } = world.north
  const scope = world.db.forOrganisation(organisationId)
  await offerTestDrives(scope, locationId)
  await addCars(world.db, world.north, [
    { id: 'twin-1', name: '2022 Kia Rio Sport', driveAwayCents: 2_000_000, paymentProcessors: ['card'] },
    { id: 'twin-2', name: '2022 Kia Rio Sport' },
    { id: 'only', name: '2021 Kia Seltos', driveAwayCents: 2_000_000, paymentProcessors: ['card'] },
  ])
  for (const [index, carId] of ['twin-1', 'only'].entries()) {
    const requested = await createPaymentRequest(scope, {
      ...{ actor, organisationId, siteId, country: 'AU', key: carId, kind: 'deposit', carId, amountCents: 50_000 },
      ...{
        locationId: null,
        invoiceNumber: '',
        note: '',
        dueOn: null,
        name: 'Ana',
        email: 'ana@shopper.example',
        mobile: '',
        now: testNow,
      },
    })
    const booked = await book(scope, testDriveRequest(world.north, { carId, local: `2026-06-0${3 + index}T09:00` }))
    const until = '2026-06-03T13:59:00.000Z'
    const reserved = await reserveCar(
      scope,
      { carId, conversationId: null, until, key: carId },
      { site, conversationSites: null, actor, now: testNow },
    )
    if (!requested.ok || !booked.ok || !reserved.ok) throw new Error(JSON.stringify([requested, booked, reserved]))
  }
})

it.each(['reservations', 'payments'] as const)(
  'the list and the pages of %s have the number of a car whose name others have (ENT-16)',
  async (kind) => {
    const { data } = await caller()[kind].getList(rows)
    expect(Object.fromEntries(data.map(({ carId, carNumber }) => [carId, carNumber]))).toEqual({ 'twin-1': 'twin-1', only: null })
    for (const { id, carNumber } of data) expect(await caller()[kind].getOne({ id })).toMatchObject({ carNumber })
  },
)

it('the calendar and the file of bookings have the number of a car whose name others have (ENT-16)', async () => {
  const week = { locationId: world.north.locationId, from: '2026-06-01', days: 7 }
  const { bookings } = await caller().bookings.range(week)
  expect(bookings.map(({ carId, carNumber }) => [carId, carNumber])).toEqual([
    ['twin-1', 'twin-1'],
    ['only', null],
  ])
  expect((await caller().bookings.exportCsv(week)).text).toContain('2022 Kia Rio Sport · twin-1')
})
