import { beforeAll, describe, expect, it } from 'vitest'
import { useWorld } from '../testing/useWorld'
import { applyPaymentFacts } from './applyPaymentFacts'
import { newReference } from './reference'
import { changePaymentRequest, createPaymentRequest } from './requests/createPaymentRequest'
import { listPaymentRequests } from './requests/listPaymentRequests'
import { paymentPage } from './requests/paymentPage'
import { payRequest } from './requests/payRequest'
import { actOnReservation, reservationPage } from './reservationPage'
import { sendConfirmationAgain, sendPaymentLinkAgain } from './sendAgain'
import { openReservationSite } from './testing/openReservationSite'

const world = useWorld()
const now = '2026-06-01T02:00:00.000Z'
const inDays = (days: number) => new Date(Date.parse(now) + days * 86_400_000).toISOString()
const actor = { userId: null, name: 'Sam Sales' }
const scope = () => world.db.forOrganisation(world.north.organisationId)
const noParts = { refundedPartsCents: 0, failedPartialRefunds: 0 }
const page = (id: string) => paymentPage(scope(), { id, siteIds: null })
const sentTo = async (kind: string) =>
  (await scope().transaction((tx) => tx.outboxMessage.findMany({ where: { kind } }))).map(({ payload }) => payload)

beforeAll(() => openReservationSite(world))

let count = 0
const request = async () => {
  const { organisationId, siteId } = world.north
  const made = await createPaymentRequest(scope(), {
    ...{ actor, organisationId, siteId, country: 'AU', key: `page-${++count}`, kind: 'deposit', amountCents: 50_000 },
    ...{ locationId: null, carId: world.north.carId, invoiceNumber: '', note: '', dueOn: null, name: 'Ana' },
    ...{ email: `Ana${count}@shopper.example`, mobile: '+61412345678', now },
  })
  if (!made.ok) throw new Error(made.message)
  return made.request
}

/** A reservation with a deposit, as after the bank's report. */
const reserve = async (state: 'authorised' | 'charged', captureBefore: string | null = null) => {
  const { organisationId, siteId, carId, locationId, dealershipId } = world.north
  const reference = newReference('R')
  return scope().transaction(async (tx) => {
    await tx.reservation.updateMany({ where: { carId }, data: { state: 'lapsed' } })
    const { id } = await tx.reservation.create({
      data: {
        ...{ organisationId, siteId, carId, locationId, dealershipId, reference, holdKey: reference, carName: 'A car', state },
        ...{ priceCents: 2_000_000, amountCents: 20_000, currency: 'AUD', holdHours: 48, name: 'Ana', email: 'ana@shopper.example' },
        ...{ heldUntil: new Date(now), reservedUntil: new Date(inDays(2)), createdAt: new Date(now), changedAt: new Date(now) },
      },
    })
    await tx.payment.create({
      data: {
        ...{ organisationId, siteId, reservationId: id, accountId: 'north-account', amountCents: 20_000, currency: 'AUD' },
        ...{ collect: state === 'charged' ? 'charge' : 'authorise', money: state, createdAt: new Date(now) },
        captureBefore: captureBefore === null ? null : new Date(captureBefore),
      },
    })
    return id
  })
}

describe('the page of a payment request (CHK-01)', () => {
  it('the page of a payment request shows who requested it, what the bank reported, and who refunded it', async () => {
    const { id, reference } = await request()
    const paying = await payRequest(world.db, { organisationId: world.north.organisationId, id, now })
    if (!paying) throw new Error('It can’t be paid.')
    const facts = {
      ...noParts,
      page: 'closed',
      dispute: null,
      ref: null,
      failedRefunds: 0,
      paidWith: 'Visa •••• 4242',
      captureBefore: null,
    } as const
    await applyPaymentFacts(scope(), paying.payment, { ...facts, money: 'charged' }, now)
    await changePaymentRequest(scope(), { id, action: 'refund', actor, now })
    await applyPaymentFacts(scope(), paying.payment, { ...facts, money: 'returnFailed', failedRefunds: 1 }, now)
    expect((await page(id))?.notes).toMatchObject([
      { text: `Requested a payment from Ana, ${reference}`, by: 'Sam Sales', failed: false },
      { text: `Paid: $500, ${reference}`, by: 'Forecourt', failed: false },
      { text: `Started the refund of ${reference}`, by: 'Sam Sales', failed: false },
      { text: `Refund failed: $500, ${reference}`, by: 'Forecourt', failed: true },
    ])
  })

  it('the page of a payment request leads to the payer’s conversation and to the car, and the conversation to its payments', async () => {
    const { id, email } = await request()
    expect((await page(id))?.conversationId).toBeNull()
    const { organisationId, siteId } = world.north
    await scope().transaction(async (tx) => {
      await tx.conversation.create({
        data: { organisationId, id: 'ana', siteIds: [siteId], lastAt: new Date(now), createdAt: new Date(now) },
      })
      await tx.conversationKey.create({ data: { organisationId, conversationId: 'ana', key: `mail:${email.toLowerCase()}` } })
    })
    expect(await page(id)).toMatchObject({ conversationId: 'ana', car: { status: 'in_stock' } })
    expect(await paymentPage(scope(), { id, siteIds: ['another'] })).toBeNull()
    const listed = await listPaymentRequests(scope(), { page: 1, perPage: 10, filter: { conversationId: 'ana' } })
    expect(listed.rows.map((row) => row.id)).toEqual([id])
  })

  it('the page of a payment request sends the link of an open request again, once per minute, and none for a cancelled one', async () => {
    const { id } = await request()
    const send = () => sendPaymentLinkAgain(scope(), { id, actor, siteIds: null })
    const before = (await sentTo('payment.request')).length
    expect([await send(), await send()]).toEqual([{ ok: true }, { ok: true }])
    expect((await sentTo('payment.request')).length).toBe(before + 1)
    await changePaymentRequest(scope(), { id, action: 'cancel', actor, now })
    expect(await send()).toMatchObject({ ok: false, reason: 'invalid' })
    expect(await sendPaymentLinkAgain(scope(), { id, actor, siteIds: ['another'] })).toEqual({ ok: false, reason: 'notFound' })
  })
})

describe('the page of a reservation (CHK-02)', () => {
  it('the page of a reservation extends a reservation until a later time, informs the shopper, and repeats nothing', async () => {
    const id = await reserve('charged')
    const extend = (until: string) => actOnReservation(scope(), { id, action: 'extend', note: '', until, actor, now })
    expect(await extend(inDays(4))).toEqual({ ok: true })
    expect(await reservationPage(scope(), { id, siteIds: null, now })).toMatchObject({
      ...{ state: 'charged', reservedUntil: inDays(4), notes: [{ event: 'extend', by: 'Sam Sales' }] },
    })
    expect(await extend(inDays(4))).toMatchObject({ ok: false, message: expect.stringContaining('already runs') })
    expect((await sentTo('reservation.shopper')).filter((payload) => JSON.stringify(payload).includes(id))).toMatchObject([
      { reservationId: id, event: 'extend', to: ['ana@shopper.example'] },
    ])
  })

  it('the page of a reservation offers no extension past the time at which the bank releases the deposit', async () => {
    const id = await reserve('authorised', inDays(2))
    expect((await reservationPage(scope(), { id, siteIds: null, now }))?.actions).toEqual(['complete', 'release'])
    expect(await actOnReservation(scope(), { id, action: 'extend', note: '', until: inDays(3), actor, now })).toMatchObject({
      ...{ ok: false, message: expect.stringContaining('bank releases') },
    })
  })

  it('the page of a reservation sends the confirmation of an active reservation again, once per minute', async () => {
    const id = await reserve('charged')
    const send = () => sendConfirmationAgain(scope(), { id, actor, siteIds: null })
    expect([await send(), await send()]).toEqual([{ ok: true }, { ok: true }])
    expect((await sentTo('reservation.shopper')).filter((payload) => JSON.stringify(payload).includes(id))).toMatchObject([
      { event: 'charge' },
    ])
    await actOnReservation(scope(), { id, action: 'release', note: '', actor, now })
    expect(await send()).toMatchObject({ ok: false, reason: 'invalid' })
  })
})
