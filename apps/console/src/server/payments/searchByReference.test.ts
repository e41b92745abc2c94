import { createPaymentRequest } from '@forecourt/data/reservations/requests/createPaymentRequest'
import { openReservationSite } from '@forecourt/data/reservations/testing/openReservationSite'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { beforeAll, describe, expect, test } from 'vitest'
import { catchRefusal } from '../testing/catchRefusal'
import { buildSession, createTestCaller, testNow } from '../testing/createTestCaller'

const world = testWorld()

/** The search that the command palette makes of each kind of record. */
const search = (q: string) => ({ page: 1, perPage: 5, filter: { q } })
const callAs = (role: 'groupManager' | 'marketing', side: 'north' | 'south' = 'north', siteId: string | null = null) =>
  createTestCaller(world.db, buildSession(role, world[side].organisationId, siteId)).call

const reservationReference = 'R2345678'
let paymentReference = ''

beforeAll(async () => {
  await openReservationSite(world)
  const { organisationId, siteId, carId, locationId, dealershipId } = world.north
  const scope = world.db.forOrganisation(organisationId)
  const requested = await createPaymentRequest(scope, {
    ...{ actor: { userId: null, name: 'Sam Sales' }, organisationId, siteId, country: 'AU', key: 'search', kind: 'deposit', carId },
    ...{ amountCents: 50_000, locationId: null, invoiceNumber: '', note: '', dueOn: null, name: 'Ana', now: testNow },
    ...{ email: 'ana@shopper.example', mobile: '' },
  })
  if (!requested.ok) throw new Error(requested.message)
  paymentReference = requested.request.reference
  const now = new Date(testNow)
  await scope.transaction((tx) =>
    tx.reservation.create({
      data: {
        ...{
          organisationId,
          siteId,
          carId,
          locationId,
          dealershipId,
          reference: reservationReference,
          holdKey: 'search',
          carName: 'A car',
        },
        ...{ state: 'reserved', priceCents: 2_000_000, amountCents: 0, currency: 'AUD', holdHours: 48, name: 'Ana' },
        ...{ email: 'ana@shopper.example', heldUntil: now, createdAt: now, changedAt: now },
      },
    }),
  )
})

const kinds = [
  { kind: 'payments', name: 'a payment request', reference: () => paymentReference },
  { kind: 'reservations', name: 'a reservation', reference: () => reservationReference },
] as const

describe.each(kinds)('the search for the reference of $name', ({ kind, reference }) => {
  test.each([
    ['as printed', (printed: string) => printed],
    ['in small letters', (printed: string) => printed.toLowerCase()],
    ['its first letters', (printed: string) => printed.slice(0, 5)],
  ])('the search for a reference finds its record: %s', async (_, typed) => {
    const { data } = await callAs('groupManager')[kind].getList(search(typed(reference())))
    expect(data.map((found) => found.reference)).toEqual([reference()])
    const id = data[0]?.id ?? ''
    expect(await callAs('groupManager')[kind].getOne({ id })).toMatchObject({ id, reference: reference() })
  })

  test('the search for a reference finds nothing of another organisation or another site', async () => {
    const nothing = { data: [], total: 0 }
    expect(await callAs('groupManager', 'south')[kind].getList(search(reference()))).toEqual(nothing)
    expect(await callAs('groupManager', 'north', 'another-site')[kind].getList(search(reference()))).toEqual(nothing)
  })

  test('the search for a reference is refused to a role without the permission to see reservations and payments', async () => {
    expect((await catchRefusal(callAs('marketing')[kind].getList(search(reference())))).code).toBe('FORBIDDEN')
  })
})
