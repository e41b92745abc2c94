import type { PaymentFacts } from '@forecourt/rules/reservations/PaymentStanding'
import { finalReservationStates } from '@forecourt/rules/reservations/testing/finalReservationStates'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { beforeAll, describe, expect, it } from 'vitest'
import type { RenderedSite } from '../sites/RenderedSite'
import { insertCars } from '../stock/insertCars'
import { moveCar } from '../stock/moveCar'
import { meetAtTable } from '../testing/meetAtTable'
import { useWorld } from '../testing/useWorld'
import { applyPaymentFacts } from './applyPaymentFacts'
import { type Hold, type HoldResult, holdCar } from './holdCar'
import { readReservation } from './listReservations'
import { openPayment, storePaymentPage } from './openPayment'
import type { Reservation } from './Reservation'
import { releaseReservation } from './releaseReservation'
import { openReservationSite } from './testing/openReservationSite'

const world = useWorld()
const now = '2026-06-01T02:00:00.000Z'
const later = (minutes: number) => new Date(Date.parse(now) + minutes * 60_000).toISOString()
const price = 2_000_000

let site: RenderedSite
beforeAll(async () => {
  site = await openReservationSite(world)
})

let count = 0
const newCar = async (change: Parameters<typeof buildCar>[0] = {}) => {
  count += 1
  const id = `held-${count}`
  const { organisationId, dealershipId, locationId } = world.north
  const car = buildCar({
    ...{ id, slug: id, stockNumber: id, dealershipId, locationId, paymentProcessors: ['card'] },
    ...{ driveAwayCents: price, priceCents: price, priceType: 'driveAway' },
    ...change,
  })
  await world.db.platform.transaction((tx) => insertCars(tx, organisationId, [car]))
  return id
}
const contact = { name: 'Ana', lastName: 'Lee', email: 'ana@shopper.example', phone: '0412 345 678' }
const hold = (car: string, change: Partial<Hold> = {}): Promise<HoldResult> => {
  count += 1
  return holdCar(world.db, site, { key: `key-${count}`, journeyId: null, car, priceCents: price, contact, shopperId: null, now, ...change })
}
const holdOrThrow = async (car: string, change: Partial<Hold> = {}): Promise<Reservation> => {
  const result = await hold(car, change)
  if (!result.ok) throw new Error(result.reason)
  return result.reservation
}
const scope = () => world.db.forOrganisation(world.north.organisationId)
const currentCar = (id: string) =>
  scope().transaction((tx) => tx.car.findFirstOrThrow({ where: { id }, select: { status: true, reserved: true } }))
const readPayment = ({ id }: Reservation) => scope().transaction((tx) => tx.payment.findFirstOrThrow({ where: { reservationId: id } }))
const readState = async ({ id }: Reservation) => (await readReservation(scope(), id))?.state
const applyFacts = async (reservation: Reservation, facts: Partial<PaymentFacts>, at = now) =>
  applyPaymentFacts(
    scope(),
    await readPayment(reservation),
    {
      ...{
        money: 'none',
        page: 'closed',
        dispute: null,
        ref: null,
        failedRefunds: 0,
        refundedPartsCents: 0,
        failedPartialRefunds: 0,
        paidWith: '',
        captureBefore: null,
      },
      ...facts,
    },
    at,
  )

describe('a hold on a car before the deposit is paid (CHK-02)', () => {
  it('a hold on a car before the deposit is paid is made once per car for 25 concurrent requests', async () => {
    const car = await newCar()
    const outcomes = await meetAtTable(
      world,
      'reservations',
      Array<() => Promise<HoldResult>>(25).fill(() => hold(car)),
    )
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(outcomes.flatMap((each) => (each.ok ? [] : [each.reason]))).toEqual(Array(24).fill('taken'))
    expect(await currentCar(car)).toEqual({ status: 'in_stock', reserved: true })
  })

  it('a hold on a car before the deposit is paid is the same for the same key or the same checkout', async () => {
    const car = await newCar()
    const twice = () => holdOrThrow(car, { key: 'twice' })
    const [one, two] = await meetAtTable(world, 'reservations', [twice, twice])
    expect(two?.id).toBe(one?.id)
    const other = await newCar()
    const first = await holdOrThrow(other, { journeyId: 'journey' })
    expect((await holdOrThrow(other, { journeyId: 'journey' })).id).toBe(first.id)
  })

  it.each([
    { name: 'sold', change: { status: 'sold', soldAt: now }, reason: 'sold' },
    { name: 'not on the site', change: { status: 'draft' }, reason: 'gone' },
    { name: 'reserved by the dealership', change: { reserved: true }, reason: 'taken' },
    { name: 'of a dealership that takes no payments', change: { paymentProcessors: [] }, reason: 'notOffered' },
    { name: 'more expensive now', change: { driveAwayCents: 2_100_000, priceCents: 2_100_000 }, reason: 'priceChanged' },
  ] as const)('a hold on a car before the deposit is paid is refused for a car that is $name', async ({ change, reason }) => {
    expect(await hold(await newCar(change))).toMatchObject({ ok: false, reason })
  })

  it('a hold on a car before the deposit is paid needs online deposits with an amount, and uses the site’s amount, duration and way to collect', async () => {
    const car = await newCar()
    const siteWith = (checkout: Partial<RenderedSite['config']['checkout']>): RenderedSite => ({
      ...site,
      config: { ...site.config, checkout: { ...site.config.checkout, ...checkout } },
    })
    const key = () => ({ key: `said-${++count}`, journeyId: null, car, priceCents: price, contact, shopperId: null, now })
    expect(await holdCar(world.db, siteWith({ payOnline: false }), key())).toEqual({ ok: false, reason: 'notOffered' })
    expect(await holdCar(world.db, siteWith({ deposit: 0 }), key())).toEqual({ ok: false, reason: 'notOffered' })
    const result = await holdCar(world.db, siteWith({ collect: 'charge', holdMinutes: 20, deposit: 500 }), key())
    if (!result.ok) throw new Error(result.reason)
    expect(result.reservation).toMatchObject({ heldUntil: later(20), amountCents: 50_000, currency: 'AUD' })
    expect(await readPayment(result.reservation)).toMatchObject({ collect: 'charge', amountCents: 50_000 })
  })

  it('a hold on a car before the deposit is paid lapses after its time in the transaction of the next buyer', async () => {
    const car = await newCar()
    const first = await holdOrThrow(car)
    expect(await hold(car, { now: later(29) })).toMatchObject({ ok: false, reason: 'taken' })
    const second = await holdOrThrow(car, { now: later(30) })
    expect([await readState(first), await readState(second)]).toEqual(['lapsed', 'holding'])
    expect((await currentCar(car)).reserved).toBe(true)
    expect(await readPayment(first)).toMatchObject({ intent: 'close' })
  })

  it('a hold on a car before the deposit is paid keeps the car reserved against other writes until it ends', async () => {
    const car = await newCar()
    const reservation = await holdOrThrow(car)
    await scope().transaction((tx) => tx.car.updateMany({ where: { id: car }, data: { reserved: false } }))
    expect((await currentCar(car)).reserved).toBe(true)
    await releaseReservation(world.db, { organisationId: site.organisationId, id: reservation.id, now })
    expect([await readState(reservation), (await currentCar(car)).reserved]).toEqual(['released', false])
  })
})

it('the status of a held car can be changed only on the reservation’s page (CHK-02, CAR-05)', async () => {
  const car = await newCar()
  const { reference } = await holdOrThrow(car)
  const actor = { userId: null, name: 'Staff' }
  for (const to of ['in_stock', 'sold', 'withdrawn'] as const)
    expect(await moveCar(scope(), { carId: car, to, actor, now })).toMatchObject({
      ok: false,
      fields: { status: expect.stringContaining(reference) },
    })
})

describe('paying the deposit of a reservation (CHK-03 to CHK-05)', () => {
  it('the deposit of a reservation has one payment page, and none once the hold ended or the price changed', async () => {
    const car = await newCar()
    const reservation = await holdOrThrow(car)
    const open = (at = now) => openPayment(world.db, { organisationId: site.organisationId, id: reservation.id, now: at })
    const opened = await open()
    if (!opened.ok) throw new Error(opened.reason)
    await storePaymentPage(world.db, opened.payment, { sessionId: 's-1', address: 'https://bank.example/1', now })
    await storePaymentPage(world.db, opened.payment, { sessionId: 's-2', address: 'https://bank.example/2', now })
    expect(await open()).toMatchObject({ ok: true, payment: { sessionId: 's-1', pageUntil: later(35) } })
    expect(await open(later(30))).toMatchObject({ ok: false, reason: 'ended' })
    await scope().transaction((tx) => tx.car.updateMany({ where: { id: car }, data: { driveAwayCents: price + 100 } }))
    expect(await open()).toMatchObject({ ok: false, reason: 'priceChanged', priceCents: price + 100 })
  })

  it('paying the deposit reserves the car for the site’s hours, or for as long as the bank holds the money if that is shorter', async () => {
    const [one, two] = [await holdOrThrow(await newCar()), await holdOrThrow(await newCar())]
    await applyFacts(one, { money: 'authorised', captureBefore: later(7 * 24 * 60) })
    await applyFacts(two, { money: 'authorised', captureBefore: later(24 * 60) })
    const until = async ({ id }: Reservation) => (await readReservation(scope(), id))?.reservedUntil
    expect([await until(one), await until(two)]).toEqual([later(48 * 60), later(24 * 60)])
  })

  it('paying the deposit after the hold lapsed reserves the car again if it is still free', async () => {
    const car = await newCar()
    const reservation = await holdOrThrow(car)
    await applyFacts(reservation, { page: 'closed' }, later(31))
    expect([await readState(reservation), (await currentCar(car)).reserved]).toEqual(['lapsed', false])
    await applyFacts(reservation, { money: 'charged' }, later(32))
    expect([await readState(reservation), (await currentCar(car)).reserved]).toEqual(['charged', true])
  })

  it.each([
    [
      'another shopper has reserved the car',
      async (car: string) => applyFacts(await holdOrThrow(car, { now: later(31) }), { money: 'charged' }, later(33)),
    ],
    [
      'the car was sold',
      (car: string) =>
        scope().transaction((tx) => tx.car.updateMany({ where: { id: car }, data: { status: 'sold', soldAt: new Date(now) } })),
    ],
  ])('paying the deposit of a reservation is refunded at once if it arrives late and $0', async (_name, after) => {
    const car = await newCar()
    const reservation = await holdOrThrow(car)
    await applyFacts(reservation, {}, later(31))
    await after(car)
    await applyFacts(reservation, { money: 'charged' }, later(2 * 24 * 60))
    expect(await readPayment(reservation)).toMatchObject({ intent: 'giveBack', money: 'charged' })
    expect(await readReservation(scope(), reservation.id)).toMatchObject({ state: 'refund_pending', because: 'late' })
    await applyFacts(reservation, { money: 'returned' }, later(2 * 24 * 60 + 1))
    expect([await readState(reservation), (await readPayment(reservation)).intent]).toEqual(['refunded', null])
  })

  it('a paid deposit has one outcome and one email of each kind after three concurrent notices', async () => {
    const reservation = await holdOrThrow(await newCar())
    const threeAtOnce = (table: string, work: () => Promise<unknown>) => meetAtTable(world, table, [work, work, work])
    await threeAtOnce('payments', () => applyFacts(reservation, { money: 'charged' }))
    await threeAtOnce('reservations', () =>
      releaseReservation(world.db, { organisationId: site.organisationId, id: reservation.id, now: later(5) }),
    )
    await threeAtOnce('payments', () => applyFacts(reservation, { money: 'returned' }, later(6)))
    expect(finalReservationStates).toContain(await readState(reservation))
    const mails = await world.db.platform.transaction((tx) =>
      tx.outboxMessage.findMany({
        where: { kind: { startsWith: 'reservation.' }, payload: { path: ['reservationId'], equals: reservation.id } },
      }),
    )
    const sent = mails.map(({ kind, payload }) => `${kind} ${(payload as { event: string }).event}`).sort()
    expect(sent).toEqual([
      'reservation.dealer charge',
      'reservation.dealer release',
      'reservation.shopper charge',
      'reservation.shopper release',
      'reservation.shopper returned',
    ])
    const events = await scope().transaction((tx) =>
      tx.reservationEvent.findMany({ where: { reservationId: reservation.id }, orderBy: { id: 'asc' } }),
    )
    expect(events.map(({ event }) => event)).toEqual(['hold', 'charge', 'release', 'returned'])
  })

  it('the deposit of a reservation is invisible to other organisations', async () => {
    const reservation = await holdOrThrow(await newCar())
    const { organisationId } = world.south
    expect(await readReservation(world.db.forOrganisation(organisationId), reservation.id)).toBeNull()
    expect(await releaseReservation(world.db, { organisationId, id: reservation.id, now })).toEqual({ ok: false, reason: 'notFound' })
  })
})
