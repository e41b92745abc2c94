import type { Lead } from '@forecourt/rules/leads/Lead'
import type { PaymentFacts } from '@forecourt/rules/reservations/PaymentStanding'
import { beforeAll, describe, expect, it } from 'vitest'
import { applyPaymentFacts } from '../../reservations/applyPaymentFacts'
import { holdCar } from '../../reservations/holdCar'
import { releaseReservation } from '../../reservations/releaseReservation'
import { openReservationSite } from '../../reservations/testing/openReservationSite'
import type { RenderedSite } from '../../sites/RenderedSite'
import { addCars } from '../../testing/addCars'
import { buildLead } from '../../testing/buildLead'
import { liveSite } from '../../testing/siteDraft'
import { useWorld } from '../../testing/useWorld'
import { createLead } from '../createLead'
import { getLead } from '../getLead'
import { listLeads } from '../listLeads'
import { changeConversation, undoConversationChange } from './changeConversation'
import { closeDeal, type DealOptions, type EnteredDeal } from './closeDeal'
import { dealChoices } from './dealChoices'
import { getConversation } from './getConversation'
import { markLost } from './markLost'

const world = useWorld()
const now = '2026-06-01T02:00:00.000Z'
const actor = { userId: 'north-user', name: 'Nora North' }
const price = 2_000_000
const scope = () => world.db.forOrganisation(world.north.organisationId)

let count = 0
const newCar = async () => {
  count += 1
  const [car] = await addCars(world.db, world.north, [
    {
      ...{ id: `sale-${count}`, name: `2021 Toyota Yaris ${count}`, paymentProcessors: ['card'] },
      ...{ driveAwayCents: price, priceCents: price, priceType: 'driveAway' },
    },
  ])
  return car?.id ?? ''
}
const enquire = async (carId: string | null, over: Partial<Lead> = {}, siteId = world.north.siteId, options: object = {}) => {
  count += 1
  const person = { name: `Ana ${count}`, email: `ana${count}@sales.example`, phone: '' }
  const site = await liveSite(world.db, siteId)
  const { leadId } = await createLead(world.db, site, buildLead({ ...person, carId, ...over }), {
    idempotencyKey: `sale ${count}`,
    now,
    ...options,
  })
  return (await getLead(world.db.platform, leadId))?.conversationId ?? ''
}
const read = async (id: string) => {
  const found = await getConversation(scope(), id, { userId: 'north-user', siteIds: null, now })
  if (!found) throw new Error('There is no such conversation.')
  return found
}
const entered: EnteredDeal = {
  ...{ carId: null, carName: '', priceCents: 1_950_000, salespersonId: 'north-user' },
  ...{ marksSold: true, completesReservation: false, offersOthers: true },
}
const closing = async (id: string, deal: Partial<EnteredDeal>, over: Partial<DealOptions> = {}): Promise<DealOptions> => ({
  ...{ id, siteIds: null, expectedRevision: (await read(id)).revision, deal: { ...entered, ...deal } },
  ...{ permitted: { sell: null, reserve: null }, key: `close ${id}`, actor, now },
  ...over,
})
const close = async (id: string, deal: Partial<EnteredDeal>, over: Partial<DealOptions> = {}) =>
  closeDeal(scope(), await closing(id, deal, over))
const currentCar = (id: string) =>
  scope().transaction((tx) => tx.car.findFirstOrThrow({ where: { id }, select: { status: true, reserved: true } }))
const deals = () => scope().transaction((tx) => tx.deal.findMany({ orderBy: { closedAt: 'asc' } }))
const findDeal = async (conversationId: string) => (await deals()).find((deal) => deal.conversationId === conversationId)
/** All rows that a sale may change. */
const readAllRows = () =>
  scope().transaction(async (tx) =>
    JSON.stringify(
      [
        await tx.conversation.findMany({ orderBy: { id: 'asc' } }),
        await tx.car.findMany({ orderBy: { id: 'asc' } }),
        await tx.reservation.findMany({ orderBy: { id: 'asc' } }),
        await tx.deal.findMany({ orderBy: { id: 'asc' } }),
        await tx.conversationEntry.count(),
        await tx.auditEntry.count(),
      ],
      (_, value) => (typeof value === 'bigint' ? String(value) : value),
    ),
  )

let site: RenderedSite
beforeAll(async () => {
  site = await openReservationSite(world)
})

const paid: PaymentFacts = {
  ...{ money: 'charged', page: 'closed', dispute: null, ref: null, failedRefunds: 0, refundedPartsCents: 0, failedPartialRefunds: 0 },
  ...{ paidWith: '', captureBefore: null },
}

/** Reserves a car with a paid deposit; returns its conversation and reference. */
const reserve = async (
  carId: string,
  { email, journeyId = null }: { readonly email?: string; readonly journeyId?: string | null } = {},
) => {
  count += 1
  const contact = { name: 'Rae', lastName: '', email: email ?? `rae${count}@sales.example`, phone: '' }
  const held = await holdCar(world.db, site, {
    key: `hold-${count}`,
    journeyId,
    car: carId,
    priceCents: price,
    contact,
    shopperId: null,
    now,
  })
  if (!held.ok) throw new Error(held.reason)
  const { id, reference } = held.reservation
  const payment = await scope().transaction((tx) => tx.payment.findFirstOrThrow({ where: { reservationId: id } }))
  await applyPaymentFacts(scope(), payment, paid, now)
  const entry = await scope().transaction((tx) => tx.conversationEntry.findFirstOrThrow({ where: { reservationId: id } }))
  return { id, reference, conversationId: entry.conversationId }
}

describe('closing a sale (ENT-16, CAR-05, CHK-02)', () => {
  it('closing a sale moves the conversation and the car to sold, and stores car, price and salesperson', async () => {
    const carId = await newCar()
    const id = await enquire(carId)
    const carName = expect.stringMatching(/^2021 Toyota Yaris/)
    expect(await close(id, { carId })).toMatchObject({ ok: true, carName, priceCents: 1_950_000, offered: 0 })
    const found = await read(id)
    expect(found).toMatchObject({ stage: 'sold', waitsSince: null })
    expect(found.namedCars).toMatchObject([{ id: carId, stage: 'sold', priceCents: price, isReservedByThem: false }])
    const staged = found.timeline.find(({ kind }) => kind === 'stage')
    expect(staged?.carId).toBe(carId)
    expect(staged?.text).toMatch(
      /^Moved from New to Sold: 2021 Toyota Yaris \d+ for \$19,500, sold by north Person\. Assigned to north Person$/,
    )
    expect(await currentCar(carId)).toEqual({ status: 'sold', reserved: false })
    expect(await findDeal(id)).toMatchObject({
      carId,
      priceCents: 1_950_000,
      salespersonId: 'north-user',
      endedAt: null,
    })
    const audit = await scope().transaction((tx) => tx.auditEntry.findMany({ where: { target: { in: [id, carId] } } }))
    expect(audit.map(({ action }) => action)).toEqual(expect.arrayContaining(['car.sell', 'inbox.close']))
  })

  it('closing a sale happens once per key, also for two concurrent requests', async () => {
    const carId = await newCar()
    const id = await enquire(carId)
    const twice = await closing(id, { carId })
    const before = (await deals()).length
    const answers = await Promise.all([closeDeal(scope(), twice), closeDeal(scope(), twice)])
    const answer = { ok: true, carName: expect.stringMatching(/^2021 Toyota Yaris/), priceCents: 1_950_000 }
    expect(answers).toMatchObject([answer, answer])
    expect((await deals()).length).toBe(before + 1)
    expect((await read(id)).timeline.filter(({ kind }) => kind === 'stage')).toHaveLength(1)
  })

  it('closing a sale completes the customer’s own reservation, and its deposit becomes part of the price', async () => {
    const carId = await newCar()
    const { id, conversationId } = await reserve(carId)
    expect((await dealChoices(scope(), { id: conversationId, siteIds: null, carId: null }))?.cars).toMatchObject([
      { id: carId, status: 'in_stock', reservation: { id, isTheirs: true } },
    ])
    expect((await read(conversationId)).namedCars).toMatchObject([{ id: carId, stage: 'reserved', isReservedByThem: true }])
    expect((await read(await enquire(carId))).namedCars).toMatchObject([{ id: carId, stage: 'reserved', isReservedByThem: false }])
    expect((await close(conversationId, { carId, completesReservation: true })).ok).toBe(true)
    expect((await read(conversationId)).timeline.map((entry) => entry.carId)).not.toContain(null)
    expect(await currentCar(carId)).toMatchObject({ status: 'sold' })
    expect(await scope().transaction((tx) => tx.reservation.findFirst({ where: { id } }))).toMatchObject({ state: 'completed' })
    expect(await findDeal(conversationId)).toMatchObject({ reservationId: id })
  })

  it('the car of a sale is that of the enquiry the user came from or of the latest one, and none whose reservation was cancelled', async () => {
    const [cancelledId, mazdaId, kiaId] = [await newCar(), await newCar(), await newCar()]
    const { id, conversationId } = await reserve(cancelledId)
    const { email } = await read(conversationId)
    const likely = async (fromCarId: string | null = null) =>
      (await dealChoices(scope(), { id: conversationId, siteIds: null, carId: null, fromCarId }))?.likelyCarId
    expect(await likely()).toBe(cancelledId)
    expect(await enquire(mazdaId, { email })).toBe(conversationId)
    // The reserved car or the other one.
    expect(await likely()).toBeNull()
    expect(await likely(mazdaId)).toBe(mazdaId)
    await releaseReservation(world.db, { organisationId: world.north.organisationId, id, now })
    expect([await likely(), await likely(mazdaId), await likely(cancelledId)]).toEqual([mazdaId, mazdaId, null])
    await enquire(kiaId, { email, name: 'Rae' }, world.north.siteId)
    // Both at the same time.
    expect([await likely(), await likely(mazdaId)]).toEqual([null, mazdaId])
  })

  it('a cancelled reservation doesn’t wait for a reply, nor the enquiry of its checkout; other enquiries still do (CHK-04)', async () => {
    const clocks = (conversationId: string) =>
      scope().transaction((tx) => tx.answerClock.count({ where: { conversationId, answeredAt: null } }))
    const release = (id: string) => releaseReservation(world.db, { organisationId: world.north.organisationId, id, now })
    const alone = await reserve(await newCar())
    expect([(await read(alone.conversationId)).waitsSince, await clocks(alone.conversationId)]).toEqual([now, 1])
    await release(alone.id)
    expect([(await read(alone.conversationId)).waitsSince, await clocks(alone.conversationId)]).toEqual([null, 0])

    const [carId, later] = [await newCar(), '2026-06-01T03:00:00.000Z']
    const email = 'checkout@sales.example'
    const conversationId = await enquire(carId, { email, form: 'reserve' }, world.north.siteId, { idempotencyKey: 'checkout.begun' })
    const begun = await reserve(carId, { email, journeyId: 'begun' })
    expect(begun.conversationId).toBe(conversationId)
    await enquire(await newCar(), { email }, world.north.siteId, { now: later })
    await release(begun.id)
    expect([(await read(conversationId)).waitsSince, await clocks(conversationId)]).toEqual([later, 1])
  })

  it('a cancelled reservation and its failed refund are in the conversation, and shown when the sale is closed', async () => {
    const carId = await newCar()
    const { id, reference, conversationId } = await reserve(carId)
    const { organisationId } = world.north
    await releaseReservation(world.db, { organisationId, id, now })
    const payment = await scope().transaction((tx) => tx.payment.findFirstOrThrow({ where: { reservationId: id } }))
    await applyPaymentFacts(scope(), payment, { ...paid, money: 'returnFailed', failedRefunds: 1 }, now)
    const { timeline } = await read(conversationId)
    expect(timeline.find(({ reservation }) => reservation)?.reservation).toMatchObject({ state: 'refund_failed', because: 'shopper' })
    expect(timeline.flatMap(({ by, reservationEvent }) => (reservationEvent ? [[by, reservationEvent]] : []))).toMatchObject([
      [expect.any(String), { event: 'charge', needsAction: false }],
      ['The shopper', { event: 'release', reservationId: id, needsAction: false }],
      [expect.any(String), { event: 'returnFailed', needsAction: true }],
    ])
    const choices = await dealChoices(scope(), { id: conversationId, siteIds: null, carId: null })
    expect(choices?.unsettled).toEqual([
      { kind: 'reservation', id, reference, amountCents: payment.amountCents, state: 'refund_failed', carId },
    ])
    expect(await dealChoices(scope(), { id: await enquire(carId), siteIds: null, carId: null })).toMatchObject({ unsettled: [] })
  })

  it('closing a sale adds a note and a next step to the other open conversations about the car only', async () => {
    const carId = await newCar()
    const [buyer, open, lost, busy, other] = [
      await enquire(carId),
      await enquire(carId),
      await enquire(carId),
      await enquire(carId),
      await enquire(await newCar()),
    ]
    const change = async (id: string, what: Parameters<typeof changeConversation>[1]['change']) =>
      changeConversation(scope(), { id, siteIds: null, change: what, expectedRevision: (await read(id)).revision, actor, now })
    await change(lost, { kind: 'stage', stage: 'lost', reason: 'Price' })
    await change(busy, { kind: 'nextStep', text: 'Call about the trade-in', at: null })
    expect(await close(buyer, { carId })).toMatchObject({ ok: true, offered: 2 })
    expect(await read(open)).toMatchObject({ nextStep: 'Offer something similar', stage: 'new' })
    expect((await read(open)).timeline.filter(({ kind }) => kind === 'note')).toMatchObject([
      { carId, text: expect.stringMatching(/was sold to another customer\. Offer them something similar\.$/) },
    ])
    expect(await read(busy)).toMatchObject({ nextStep: 'Call about the trade-in' })
    for (const untouched of [lost, other]) expect((await read(untouched)).timeline.some(({ kind }) => kind === 'note')).toBe(false)
  })

  it('closing a sale is possible for a car that is not in stock, without price or salesperson', async () => {
    const id = await enquire(null)
    expect((await close(id, { carName: 'Ordered HiLux', priceCents: null, salespersonId: null })).ok).toBe(true)
    expect(await findDeal(id)).toMatchObject({ carId: null, carName: 'Ordered HiLux', priceCents: null, salespersonId: null })
  })

  it('cars of one name have a stock number or plate, and a car with a name of its own doesn’t (ENT-16)', async () => {
    const twins = await addCars(world.db, world.north, [
      { id: 'twin-1', name: '2022 Kia Rio Sport', regoPlate: 'TWN 001' },
      { id: 'twin-2', name: '2022 Kia Rio Sport' },
    ])
    const [asked, sold] = twins.map(({ id }) => id)
    const [id, otherId] = [await enquire(asked ?? ''), await enquire(await newCar())]
    const numbers = async (of: string) => {
      const [found, { rows }] = [await read(of), await listLeads(scope(), { page: 1, perPage: 100, filter: {} })]
      const lead = rows.find(({ conversationId }) => conversationId === of)
      return [found.carNumber, found.namedCars.map(({ number }) => number), lead?.carNumber, lead?.soldCarNumber]
    }
    expect(await numbers(id)).toEqual(['twin-1', ['twin-1'], 'twin-1', null])
    expect(await numbers(otherId)).toEqual([null, [null], null, null])
    await closeDeal(scope(), await closing(id, { carId: sold ?? '' }))
    expect(await numbers(id)).toEqual(['twin-2', expect.arrayContaining(['twin-1']), 'twin-1', 'twin-2'])
  })

  it('a sale of another car than the customer asked about is listed with the car that was sold, while the sale stands', async () => {
    const id = await enquire(await newCar())
    const listed = async () => {
      const [lead] = (await listLeads(scope(), { page: 1, perPage: 100, filter: {} })).rows.filter((row) => row.conversationId === id)
      return [lead?.soldCarName, (await read(id)).soldCarName]
    }
    expect(await listed()).toEqual([null, null])
    await close(id, { carName: 'Ordered HiLux' })
    expect(await listed()).toEqual(['Ordered HiLux', 'Ordered HiLux'])
    const change = { kind: 'stage', stage: 'negotiating' } as const
    await changeConversation(scope(), { id, siteIds: null, change, expectedRevision: (await read(id)).revision, actor, now })
    expect(await listed()).toEqual([null, null])
  })

  it('closing a sale ends when staff move the stage back, which can be undone; the sale itself cannot', async () => {
    const id = await enquire(null)
    const closed = await close(id, { carName: 'Ordered HiLux' })
    const action = { id, siteIds: null, actor, now }
    const undone = await undoConversationChange(scope(), { ...action, expectedRevision: closed.ok ? closed.revision : 0 })
    expect(undone).toMatchObject({ ok: false, reason: 'refused' })
    const back = await changeConversation(scope(), {
      ...{ ...action, change: { kind: 'stage', stage: 'negotiating' } },
      expectedRevision: (await read(id)).revision,
    })
    expect(await findDeal(id)).toMatchObject({ endedAt: expect.any(Date) })
    await undoConversationChange(scope(), { ...action, expectedRevision: back.ok ? back.revision : 0 })
    expect([(await read(id)).stage, (await findDeal(id))?.endedAt]).toEqual(['sold', null])
  })
})

describe('a refused sale changes nothing', () => {
  const refusals: readonly (readonly [
    name: string,
    build: () => Promise<DealOptions>,
    answer: { readonly reason: string; readonly part?: string },
    message: RegExp,
  ])[] = [
    [
      'a car that another customer reserved',
      async () => {
        const carId = await newCar()
        await reserve(carId)
        return closing(await enquire(carId), { carId })
      },
      { reason: 'refused', part: 'car' },
      /reserved this car with a deposit/,
    ],
    [
      'another customer’s reservation',
      async () => {
        const carId = await newCar()
        await reserve(carId)
        return closing(await enquire(carId), { carId, completesReservation: true })
      },
      { reason: 'refused', part: 'reservation' },
      /another customer’s/,
    ],
    [
      'a reservation, by a user without permission to complete it',
      async () => {
        const carId = await newCar()
        await enquire(carId)
        const { conversationId } = await reserve(carId)
        return closing(conversationId, { carId, completesReservation: true }, { permitted: { sell: null, reserve: false } })
      },
      { reason: 'refused', part: 'reservation' },
      /Your role can’t complete/,
    ],
    [
      'a car, by a user without permission to mark it as sold',
      async () => {
        const carId = await newCar()
        return closing(await enquire(carId), { carId }, { permitted: { sell: false, reserve: null } })
      },
      { reason: 'refused', part: 'car' },
      /Your role can’t mark this car as sold/,
    ],
    [
      'a car, by a user without permission to mark it as sold, after its reservation was completed',
      async () => {
        const carId = await newCar()
        const { conversationId } = await reserve(carId)
        return closing(conversationId, { carId, completesReservation: true }, { permitted: { sell: false, reserve: null } })
      },
      { reason: 'refused', part: 'car' },
      /Your role can’t mark this car as sold/,
    ],
    [
      'a car of another organisation',
      async () => closing(await enquire(null), { carId: world.south.carId }),
      { reason: 'refused', part: 'car' },
      /no such car/,
    ],
    ['no car', async () => closing(await enquire(null), {}), { reason: 'refused', part: 'car' }, /Choose the car/],
    [
      'a salesperson of another organisation',
      async () => closing(await enquire(null), { carName: 'Ordered', salespersonId: 'south-user' }),
      { reason: 'refused', part: 'salesperson' },
      /doesn’t work/,
    ],
    [
      'a car already sold to another customer',
      async () => {
        const carId = await newCar()
        await close(await enquire(carId), { carId })
        return closing(await enquire(carId), { carId })
      },
      { reason: 'refused', part: 'car' },
      /sold to another customer already/,
    ],
    [
      'a draft car',
      async () => closing(await enquire(null), { carId: `${world.north.carId}-draft` }),
      { reason: 'refused', part: 'car' },
      /./,
    ],
    [
      'a conversation that changed since it was loaded',
      async () => closing(await enquire(null), { carName: 'Ordered' }, { expectedRevision: 99 }),
      { reason: 'conflict' },
      /Someone else/,
    ],
  ]
  it.each(refusals)('%s', async (_, build, answer, message) => {
    const options = await build()
    const before = await readAllRows()
    const result = await closeDeal(scope(), options)
    expect(result).toMatchObject({ ok: false, ...answer })
    expect('message' in result ? result.message : '').toMatch(message)
    expect(await readAllRows()).toBe(before)
  })

  it('a sale is refused as not found for a conversation of another organisation or site', async () => {
    const id = await enquire(null, {}, world.south.siteId)
    const options = { ...(await closing(await enquire(null), { carName: 'Ordered' })), id }
    expect(await closeDeal(scope(), options)).toEqual({ ok: false, reason: 'notFound' })
    const own = await closing(await enquire(null), { carName: 'Ordered' }, { siteIds: ['another-site'] })
    expect(await closeDeal(scope(), own)).toEqual({ ok: false, reason: 'notFound' })
    expect(await dealChoices(scope(), { id, siteIds: null, carId: null })).toBeNull()
  })
})

describe('marking an enquiry as lost (ENT-16, CHK-02)', () => {
  const lose = async (id: string, releases: readonly string[], over: Partial<Parameters<typeof markLost>[1]> = {}) =>
    markLost(scope(), {
      ...{ id, siteIds: null, expectedRevision: (await read(id)).revision, reason: 'Price', releases, permitted: null, actor, now },
      ...over,
    })
  const stateOf = (id: string) =>
    scope().transaction(async (tx) => (await tx.reservation.findFirstOrThrow({ where: { id }, select: { state: true } })).state)

  it('a lost enquiry names its open reservation and cancels it if chosen, which refunds the deposit and can’t be undone', async () => {
    const carId = await newCar()
    const { id, reference, conversationId } = await reserve(carId)
    const { held = [] } = (await dealChoices(scope(), { id: conversationId, siteIds: null, carId: null })) ?? {}
    expect(held).toMatchObject([{ id, reference, state: 'charged', isSubscription: false, amountCents: expect.any(Number) }])
    expect(held[0]?.amountCents).toBeGreaterThan(0)
    const lost = await lose(conversationId, [id])
    expect(lost.ok).toBe(true)
    expect(await read(conversationId)).toMatchObject({ stage: 'lost', lostReason: 'Price' })
    expect(await currentCar(carId)).toEqual({ status: 'in_stock', reserved: false })
    expect(await stateOf(id)).toBe('refund_pending')
    expect(await dealChoices(scope(), { id: conversationId, siteIds: null, carId: null })).toMatchObject({ held: [] })
    const undo = { id: conversationId, siteIds: null, actor, now, expectedRevision: lost.ok ? lost.revision : 0 }
    expect(await undoConversationChange(scope(), undo)).toMatchObject({ ok: false, reason: 'refused' })
  })

  it('a lost enquiry keeps its reservation unless chosen, and can be undone', async () => {
    const { id, conversationId } = await reserve(await newCar())
    const { stage } = await read(conversationId)
    const lost = await lose(conversationId, [])
    expect(await stateOf(id)).toBe('charged')
    const undo = { id: conversationId, siteIds: null, actor, now, expectedRevision: lost.ok ? lost.revision : 0 }
    expect((await undoConversationChange(scope(), undo)).ok).toBe(true)
    expect((await read(conversationId)).stage).toBe(stage)
  })

  it.each([
    { name: 'by a user without permission to cancel it', over: { permitted: false }, reason: 'refused', message: /Your role can’t cancel/ },
    { name: 'by a user of another site', over: { permitted: ['another-site'] }, reason: 'refused', message: /Your role can’t cancel/ },
    { name: 'since the conversation changed', over: { expectedRevision: 99 }, reason: 'conflict', message: /Someone else/ },
    { name: 'without a reason', over: { reason: ' ' }, reason: 'refused', message: /Enter why/ },
  ] as const)('a refused loss changes nothing: $name', async ({ over, reason, message }) => {
    const { id, conversationId } = await reserve(await newCar())
    const before = await readAllRows()
    const refused = await lose(conversationId, [id], over)
    expect(refused).toMatchObject({ ok: false, reason })
    expect('message' in refused ? refused.message : '').toMatch(message)
    expect(await readAllRows()).toBe(before)
  })

  it('a lost enquiry doesn’t cancel another customer’s reservation, and one of another site isn’t found', async () => {
    const carId = await newCar()
    const { id } = await reserve(carId)
    const other = await enquire(carId)
    expect(await lose(other, [id])).toMatchObject({ ok: false, reason: 'refused' })
    expect(await lose(other, [], { siteIds: ['another-site'] })).toEqual({ ok: false, reason: 'notFound' })
    expect([await stateOf(id), (await read(other)).stage]).toEqual(['charged', 'new'])
  })
})
