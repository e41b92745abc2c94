import { beforeAll, describe, expect, it } from 'vitest'
import { createLead } from '../leads/createLead'
import { getLead } from '../leads/getLead'
import { dealChoices } from '../leads/inbox/dealChoices'
import { getConversation } from '../leads/inbox/getConversation'
import type { RenderedSite } from '../sites/RenderedSite'
import { moveCar } from '../stock/moveCar'
import { addCars } from '../testing/addCars'
import { buildLead } from '../testing/buildLead'
import { useWorld } from '../testing/useWorld'
import { endOverdue, overdueReservations } from './duePayments'
import { holdCar } from './holdCar'
import { listReservations } from './listReservations'
import { actOnReservation, reservationPage } from './reservationPage'
import { reserveCar, type StaffReservation } from './reserveCar'
import { openReservationSite } from './testing/openReservationSite'

const world = useWorld()
const now = '2026-06-01T02:00:00.000Z'
const until = '2026-06-03T13:59:00.000Z'
const actor = { userId: 'north-user', name: 'Nora North' }
const price = 2_000_000
const scope = () => world.db.forOrganisation(world.north.organisationId)

let site: RenderedSite
beforeAll(async () => {
  site = await openReservationSite(world)
})

let count = 0
const newCar = async (over: object = {}) => {
  count += 1
  const [car] = await addCars(world.db, world.north, [
    {
      ...{ id: `reserve-${count}`, name: `2021 Toyota Yaris ${count}`, paymentProcessors: ['card'] },
      ...{ driveAwayCents: price, priceCents: price, priceType: 'driveAway', ...over },
    },
  ])
  return car?.id ?? ''
}
const newConversation = async () => {
  count += 1
  const person = { name: 'Jo', lastName: 'Nguyen', email: `jo${count}@reserve.example`, phone: '' }
  const { leadId } = await createLead(world.db, site, buildLead(person), { idempotencyKey: `reserve ${count}`, now })
  return (await getLead(world.db.platform, leadId))?.conversationId ?? ''
}
const reserve = (
  over: Partial<StaffReservation> & Pick<StaffReservation, 'carId'>,
  conversationSites: readonly string[] | null | false = null,
) => reserveCar(scope(), { conversationId: null, until, key: `key ${over.carId}`, ...over }, { site, conversationSites, actor, now })
const findCar = (id: string) =>
  scope().transaction((tx) => tx.car.findFirstOrThrow({ where: { id }, select: { status: true, reserved: true } }))
const read = (id: string) => getConversation(scope(), id, { userId: 'north-user', siteIds: null, now })
const reserved = async (over: Partial<StaffReservation> = {}) => {
  const result = await reserve({ carId: await newCar(), ...over })
  if (!result.ok) throw new Error(result.message)
  return result.reservation
}
const act = (id: string, action: 'release' | 'complete' | 'extend', more: object = {}) =>
  actOnReservation(scope(), { id, action, note: '', actor, now, ...more })

describe('a reservation by staff (CAR-05, CHK-02)', () => {
  it('a car that staff reserve is in the reservations with the customer, and in their conversation, which waits for no reply', async () => {
    const conversationId = await newConversation()
    const before = await read(conversationId)
    const { id, carId } = await reserved({ conversationId })
    expect(await findCar(carId)).toEqual({ status: 'in_stock', reserved: true })
    const { rows } = await listReservations(scope(), { page: 1, perPage: 25, filter: { carId } })
    expect(rows).toMatchObject([{ id, state: 'reserved', name: 'Jo', lastName: 'Nguyen', amountCents: 0, reservedUntil: until }])
    expect(await reservationPage(scope(), { id, siteIds: null, now })).toMatchObject({
      ...{ conversationId, payment: null, actions: ['complete', 'extend', 'release'] },
      notes: [{ event: 'reserve', by: 'Nora North' }],
    })
    const after = await read(conversationId)
    expect(after?.timeline.filter(({ reservation }) => reservation)).toMatchObject([
      { by: 'Nora North', reservation: { id, amountCents: 0 } },
    ])
    expect([after?.waitsSince, after?.stage]).toEqual([before?.waitsSince, before?.stage])
    expect((await dealChoices(scope(), { id: conversationId, siteIds: null, carId }))?.cars).toContainEqual(
      expect.objectContaining({ id: carId, reservation: expect.objectContaining({ isTheirs: true }) }),
    )
  })

  it('a reservation by staff without a customer starts no conversation, and cancelling it frees the car', async () => {
    const conversations = () => scope().transaction((tx) => tx.conversation.count())
    const before = await conversations()
    const { id, carId, name } = await reserved()
    expect([name, await conversations()]).toEqual(['', before])
    expect((await act(id, 'release')).ok).toBe(true)
    expect(await findCar(carId)).toEqual({ status: 'in_stock', reserved: false })
    expect(await reservationPage(scope(), { id, siteIds: null, now })).toMatchObject({ state: 'released', because: 'dealer', actions: [] })
  })

  it('a reservation by staff can be extended and completed, and queues no mail about a deposit', async () => {
    const mails = () => scope().transaction((tx) => tx.outboxMessage.count({ where: { kind: { startsWith: 'reservation.' } } }))
    const before = await mails()
    const { id, carId } = await reserved({ conversationId: await newConversation() })
    expect((await act(id, 'extend', { until: '2026-06-05T13:59:00.000Z' })).ok).toBe(true)
    expect((await act(id, 'complete')).ok).toBe(true)
    expect(await findCar(carId)).toMatchObject({ status: 'sold' })
    expect(await mails()).toBe(before)
  })

  it('a reservation by staff ends by itself when its time is over', async () => {
    const { id, carId } = await reserved()
    const isDue = async (at: string) => (await overdueReservations(world.db, at, 1000)).some((each) => each.id === id)
    expect([await isDue(now), await isDue(until)]).toEqual([false, true])
    await endOverdue(world.db, { organisationId: world.north.organisationId, id }, until)
    expect(await findCar(carId)).toEqual({ status: 'in_stock', reserved: false })
  })

  it('two of the same request make one reservation, and a reserved car is refused to all others', async () => {
    const carId = await newCar()
    const answers = await Promise.all([reserve({ carId }), reserve({ carId })])
    expect(new Set(answers.map((each) => each.ok && each.reservation.id)).size).toBe(1)
    expect(await reserve({ carId, key: 'another key' })).toMatchObject({
      ok: false,
      field: 'car',
      message: expect.stringMatching(/reserved already \(R/),
    })
    const contact = { name: 'Rae', lastName: '', email: 'rae@reserve.example', phone: '' }
    const hold = { key: 'hold by a shopper', journeyId: null, car: carId, priceCents: price, contact, shopperId: null, now }
    expect(await holdCar(world.db, site, hold)).toEqual({ ok: false, reason: 'taken' })
  })

  it.each([
    ['a sold car', { status: 'sold', soldAt: now }, {}, 'car'],
    ['a car that is reserved without a reservation', { reserved: true }, {}, 'car'],
    ['an end in the past', {}, { until: '2026-05-31T02:00:00.000Z' }, 'until'],
    ['an end after thirty days', {}, { until: '2026-07-02T02:00:00.000Z' }, 'until'],
    ['a conversation of no one', {}, { conversationId: 'missing' }, 'conversationId'],
  ] as const)('reserving %s is refused at its field, and changes nothing', async (_, car, over, field) => {
    const carId = await newCar(car)
    const before = await findCar(carId)
    expect(await reserve({ carId, ...over })).toMatchObject({ ok: false, field })
    expect(await findCar(carId)).toEqual(before)
    expect((await listReservations(scope(), { page: 1, perPage: 25, filter: { carId } })).total).toBe(0)
  })

  it.each([
    ['no site', false],
    ['another site', ['another-site']],
  ] as const)('a user who works on the enquiries of %s can’t reserve for their customers', async (_, sites) => {
    const conversationId = await newConversation()
    expect(await reserve({ carId: await newCar(), conversationId }, sites)).toMatchObject({ ok: false, field: 'conversationId' })
  })

  it('a car reserved by staff is sold or freed on the reservation’s page only, which the refusal names', async () => {
    const { carId, reference } = await reserved({ conversationId: await newConversation() })
    for (const to of ['in_stock', 'sold'] as const)
      expect(await moveCar(scope(), { carId, to, actor, now })).toMatchObject({
        fields: { status: `This car is reserved for Jo. Complete or cancel reservation ${reference} first.` },
      })
  })
})
