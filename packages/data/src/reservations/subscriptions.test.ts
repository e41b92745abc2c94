import { subscriptionPlan } from '@forecourt/rules/subscriptions/subscriptionQuote'
import type { DeskAction } from '@forecourt/rules/subscriptions/subscriptionSteps'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { beforeAll, expect, it } from 'vitest'
import type { RenderedSite } from '../sites/RenderedSite'
import { insertCars } from '../stock/insertCars'
import { buildActor } from '../testing/buildWorld'
import { useWorld } from '../testing/useWorld'
import { applyPaymentFacts } from './applyPaymentFacts'
import { type HoldResult, holdCar } from './holdCar'
import { openPayment } from './openPayment'
import { actOnReservation, reservationPage } from './reservationPage'
import { openReservationSite } from './testing/openReservationSite'

const world = useWorld()
const now = '2026-06-01T02:00:00.000Z'
const weekly = 28_900

let site: RenderedSite
beforeAll(async () => {
  const open = await openReservationSite(world)
  const { config } = open
  site = {
    ...open,
    config: {
      ...config,
      // Deposits are off: a subscription doesn't depend on them.
      checkout: { ...config.checkout, payOnline: false },
      price: { ...config.price, offerSubscriptions: true },
      subscription: {
        ...config.subscription,
        ...{ online: true, terms: [{ id: 'three', months: 3, discount: 0 }], distances: [{ id: 'usual', km: 350, extra: 0 }] },
      },
    },
  }
})

let count = 0
const subscribe = async (change: { readonly weekly?: number; readonly online?: boolean } = {}): Promise<HoldResult> => {
  count += 1
  const { organisationId, dealershipId, locationId } = world.north
  const id = `subscribed-${count}`
  const car = buildCar({
    ...{ id, slug: id, stockNumber: id, dealershipId, locationId, paymentProcessors: ['card'], subscriptionPriceCents: weekly },
  })
  await world.db.platform.transaction((tx) => insertCars(tx, organisationId, [car]))
  const subscription = subscriptionPlan(car, site.config, { term: 'three', distance: 'usual', starts: '2026-06-10' })
  const contact = { name: 'Ana', lastName: 'Lee', email: 'ana@shopper.example', phone: '0412 345 678' }
  const settings = { ...site.config.subscription, online: change.online ?? true }
  return holdCar(
    world.db,
    { ...site, config: { ...site.config, subscription: settings } },
    { key: id, journeyId: null, car: id, priceCents: change.weekly ?? weekly, contact, shopperId: null, subscription, now },
  )
}

/** A paid subscription. */
const paid = async () => {
  const held = await subscribe()
  if (!held.ok) throw new Error(held.reason)
  const { organisationId, id, carId } = held.reservation
  expect((await openPayment(world.db, { organisationId, id, now })).ok).toBe(true)
  const payment = await world.db.platform.transaction((tx) => tx.payment.findFirstOrThrow({ where: { reservationId: id } }))
  const facts = {
    money: 'charged',
    page: 'closed',
    dispute: null,
    ref: null,
    ...{ failedRefunds: 0, refundedPartsCents: 0, failedPartialRefunds: 0 },
    paidWith: 'Visa',
    captureBefore: null,
  } as const
  await applyPaymentFacts(world.db.forOrganisation(organisationId), payment, facts, now)
  const scope = world.db.forOrganisation(organisationId)
  return {
    act: (action: DeskAction) => actOnReservation(scope, { id, action, note: '', actor: buildActor, now }),
    read: async () => {
      const page = await reservationPage(scope, { id, siteIds: null, now })
      const car = await world.db.platform.transaction((tx) => tx.car.findFirstOrThrow({ where: { id: carId } }))
      const after = await world.db.platform.transaction((tx) => tx.payment.findFirstOrThrow({ where: { reservationId: id } }))
      return {
        state: page?.state,
        actions: page?.actions,
        car: `${car.status} ${car.reserved}`,
        intent: after.intent,
        page,
        payment: after,
      }
    },
  }
}

it('a subscription charges the first payment and the bond, and starts only after both checks; the car is then withdrawn (CAR-14, CHK-02)', async () => {
  const { act, read } = await paid()
  const before = await read()
  expect(before).toMatchObject({
    state: 'charged',
    actions: ['checkIdentity', 'checkLicence', 'extend', 'refundPart', 'release'],
    car: 'in_stock true',
  })
  expect(before.payment).toMatchObject({ collect: 'charge', amountCents: weekly * 5 })
  expect(before.page).toMatchObject({
    reservedUntil: '2026-06-24T02:00:00.000Z',
    subscription: { startsOn: '2026-06-10', bondCents: weekly * 4 },
  })
  expect(await act('complete')).toMatchObject({ ok: false, reason: 'invalid' })
  expect(await act('checkIdentity')).toEqual({ ok: true })
  // A second click changes nothing.
  expect(await act('checkIdentity')).toMatchObject({ ok: false, reason: 'invalid' })
  expect(await act('complete')).toMatchObject({ ok: false, reason: 'invalid' })
  expect(await act('checkLicence')).toEqual({ ok: true })
  expect(await act('complete')).toEqual({ ok: true })
  expect(await read()).toMatchObject({ state: 'completed', actions: ['returnBond', 'refundPart'], car: 'withdrawn false', intent: null })
  expect(await act('returnBond')).toEqual({ ok: true })
  const after = await read()
  expect([after.actions, after.page?.bondReturnedAt]).toEqual([['refundPart'], now])
  expect(after.page?.notes.map(({ event }) => event)).toEqual([
    ...['hold', 'charge', 'checkIdentity', 'checkLicence', 'complete', 'returnBond'],
  ])
})

it('a subscription refunds everything when staff refuse it, and the car is free again (CHK-04)', async () => {
  const { act, read } = await paid()
  await act('checkIdentity')
  expect(await act('release')).toEqual({ ok: true })
  expect(await read()).toMatchObject({ state: 'refund_pending', car: 'in_stock false', intent: 'giveBack' })
  expect(await act('checkLicence')).toMatchObject({ ok: false, reason: 'invalid' })
})

it.each([
  ['a weekly price that changed', { weekly: 27_900 }, 'priceChanged'],
  ['a site that takes requests only', { online: false }, 'notOffered'],
])('a subscription is refused for %s', async (_, change, reason) => expect(await subscribe(change)).toMatchObject({ ok: false, reason }))

it('a subscription can’t be stored as started without its checks', async () => {
  const { read } = await paid()
  const id = (await read()).page?.id ?? ''
  const start = () => world.db.platform.transaction((tx) => tx.reservation.updateMany({ where: { id }, data: { state: 'completed' } }))
  await expect(start()).rejects.toThrow()
})
