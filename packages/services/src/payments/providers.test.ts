import type { PaymentAccount } from '@forecourt/data/reservations/paymentAccounts'
import { pressTestPage } from '@forecourt/data/reservations/test-bank/testBankPages'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PaymentPageRequest, PaymentProvider } from './PaymentProvider'
import { paymentKeys } from './paymentKeys'
import { signNotice } from './signedNotice'
import { stripeProvider } from './stripeProvider'
import { testBank, testBankKey } from './testBank'
import { type FakeStripe, startFakeStripe } from './testing/startFakeStripe'

const world = testWorld()
const now = '2026-06-01T02:00:00.000Z'
let fake: FakeStripe
let stripe: PaymentProvider
let bank: PaymentProvider
beforeAll(async () => {
  fake = await startFakeStripe()
  const variables = {
    PAYMENT_KEY_NORTH: fake.key,
    PAYMENT_SIGNING_KEYS_NORTH: `${fake.signingKey}, whsec_old`,
  } as unknown as NodeJS.ProcessEnv
  stripe = stripeProvider({ keysOf: paymentKeys(variables), api: fake.api })
  bank = testBank({ db: world.db, secret: 'the installation', now: () => now })
  const { organisationId } = world.north
  await world.db.platform.transaction((tx) =>
    tx.paymentAccount.createMany({ data: [{ organisationId, id: 'test-account', provider: 'testBank', name: 'Test bank' }] }),
  )
})
afterAll(() => fake.stop())
beforeEach(() => {
  fake.fail = { next: 0, how: 'down' }
  fake.refusesRefunds = false
  fake.keys.length = 0
})

const account = (provider: 'stripe' | 'testBank'): PaymentAccount => ({
  organisationId: world.north.organisationId,
  id: 'test-account',
  provider,
  name: 'The dealer’s own',
  secretRef: 'NORTH',
  locationId: null,
})
let count = 0
const request = (change: Partial<PaymentPageRequest> = {}): PaymentPageRequest => ({
  ...{ key: `reservation:${++count}:pay`, amountCents: 20_000, currency: 'AUD', collect: 'authorise', title: 'Deposit for a car' },
  ...{ email: 'ana@shopper.example', returnAddress: 'http://north.localhost/paid', backAddress: 'http://north.localhost/back' },
  ...{ until: '2026-06-01T02:35:00.000Z', ...change },
})

describe.each(['stripe', 'testBank'] as const)('%s accepts a payment (CHK-02, CHK-03)', (name) => {
  const provider = () => (name === 'stripe' ? stripe : bank)
  const press = async (session: string, action: 'pay' | 'decline') => {
    if (name === 'stripe') fake[action](session)
    else await pressTestPage(world.db.forOrganisation(world.north.organisationId), session, action, now)
  }
  const opened = async (change: Partial<PaymentPageRequest> = {}) => (await provider().open(account(name), request(change))).sessionId
  const facts = (session: string) => provider().facts(account(name), session)

  it('every payment provider accepts a payment on one page, however often the page is opened', async () => {
    const same = request()
    const pages = [await provider().open(account(name), same), await provider().open(account(name), same)]
    expect(pages[1]).toEqual(pages[0])
    expect(await facts(pages[0]?.sessionId ?? '')).toMatchObject({ money: 'none', page: 'open' })
  })

  it('every payment provider accepts a payment that is authorised, captured and refunded', async () => {
    const session = await opened()
    await press(session, 'decline')
    expect(await facts(session)).toMatchObject({ money: 'failed', page: 'open' })
    await press(session, 'pay')
    expect(await facts(session)).toMatchObject({ money: 'authorised', page: 'closed', captureBefore: expect.any(String) })
    for (let tries = 0; tries < 2; tries++) await provider().capture(account(name), session, `capture:${session}`)
    expect(await facts(session)).toMatchObject({ money: 'charged', paidWith: expect.stringContaining('4242') })
    for (let tries = 0; tries < 2; tries++) await provider().refundOrVoid(account(name), session, `refund:${session}`)
    expect(await facts(session)).toMatchObject({ money: 'returned' })
  })

  it('every payment provider accepts a payment that is refunded in parts, each once, and never more than was paid', async () => {
    const session = await opened({ collect: 'charge' })
    await press(session, 'pay')
    const refund = (totalCents: number) => provider().refundPart(account(name), session, { totalCents, key: `part:${totalCents}` })
    for (const totalCents of [5_000, 5_000, 8_000, 3_000]) await refund(totalCents)
    expect(await facts(session)).toMatchObject({ money: 'charged', refundedPartsCents: 8_000, failedPartialRefunds: 0 })
    for (let tries = 0; tries < 2; tries++) await provider().refundOrVoid(account(name), session, `rest:${session}`)
    expect(await facts(session)).toMatchObject({ money: 'returned' })
    await refund(9_000)
    expect(await facts(session)).toMatchObject({ money: 'returned' })
  })

  it('every payment provider accepts a payment that is authorised and released', async () => {
    const session = await opened()
    await press(session, 'pay')
    for (let tries = 0; tries < 2; tries++) await provider().refundOrVoid(account(name), session, `refund:${session}`)
    expect(await facts(session)).toMatchObject({ money: 'letGo' })
  })

  it('every payment provider accepts a payment until its page is closed', async () => {
    const session = await opened({ collect: 'charge' })
    for (let tries = 0; tries < 2; tries++) await provider().close(account(name), session)
    expect(await facts(session)).toMatchObject({ money: 'none', page: 'closed' })
  })
})

describe('the payment provider Stripe', () => {
  it('the payment provider Stripe receives the same idempotency key with every retry, whether it is down or its response is lost', async () => {
    for (const how of ['down', 'answerLost'] as const) {
      fake.fail = { next: 1, how }
      const page = await stripe.open(account('stripe'), request({ key: `reservation:${how}:pay` }))
      expect(page.address).toContain(page.sessionId)
    }
    expect(fake.keys).toEqual(['reservation:down:pay', 'reservation:answerLost:pay', 'reservation:answerLost:pay'])
  })

  it('the payment provider Stripe receives the key of each operation, for capture, release and refund', async () => {
    const paid = async () => {
      const { sessionId } = await stripe.open(account('stripe'), request())
      fake.pay(sessionId)
      fake.keys.length = 0
      return sessionId
    }
    const taken = await paid()
    await stripe.capture(account('stripe'), taken, 'take')
    await stripe.refundOrVoid(account('stripe'), taken, 'refund')
    expect(fake.keys).toEqual(['take', 'refund'])
    await stripe.refundOrVoid(account('stripe'), await paid(), 'refund')
    expect(fake.keys).toEqual(['refund:cancel'])
  })

  it('the payment provider Stripe reports a refused refund of a part apart from refusals of the whole', async () => {
    const { sessionId } = await stripe.open(account('stripe'), request({ collect: 'charge' }))
    fake.pay(sessionId)
    fake.refusesRefunds = true
    await stripe.refundPart(account('stripe'), sessionId, { totalCents: 5_000, key: 'part' })
    expect(await stripe.facts(account('stripe'), sessionId)).toMatchObject({
      ...{ money: 'charged', refundedPartsCents: 0, failedPartialRefunds: 1, failedRefunds: 0 },
    })
    fake.refusesRefunds = false
  })

  it('the payment provider Stripe reports a refused refund, and the number of refusals', async () => {
    const { sessionId } = await stripe.open(account('stripe'), request({ collect: 'charge' }))
    fake.pay(sessionId)
    fake.refusesRefunds = true
    await stripe.refundOrVoid(account('stripe'), sessionId, 'refused')
    expect(await stripe.facts(account('stripe'), sessionId)).toMatchObject({ money: 'returnFailed', failedRefunds: 1 })
    fake.refusesRefunds = false
    await stripe.refundOrVoid(account('stripe'), sessionId, 'refused:2')
    expect(await stripe.facts(account('stripe'), sessionId)).toMatchObject({ money: 'returned' })
  })

  it.each([
    ['needs_response', 'open'],
    ['under_review', 'open'],
    ['won', 'won'],
    ['lost', 'lost'],
    ['warning_closed', null],
  ] as const)('the payment provider Stripe reports a dispute with the status %s as %s', async (status, dispute) => {
    const { sessionId } = await stripe.open(account('stripe'), request({ collect: 'charge' }))
    fake.pay(sessionId)
    fake.dispute(sessionId, status)
    expect(await stripe.facts(account('stripe'), sessionId)).toMatchObject({ money: 'charged', dispute })
  })

  it('the payment provider Stripe takes its keys only from the environment, and throws without them', async () => {
    await expect(stripe.open({ ...account('stripe'), secretRef: 'OTHER' }, request())).rejects.toThrow('There are no keys')
    expect(paymentKeys(process.env)('../../etc')).toBeNull()
  })
})

describe('payment webhooks', () => {
  it.each([
    { name: 'signed recently', change: {}, ok: true },
    { name: 'signed with the previous key', change: { key: 'whsec_old' }, ok: true },
    { name: 'signed with an unknown key', change: { key: 'whsec_evil' }, ok: false },
    { name: 'signed long ago', at: '2026-06-01T01:54:59.000Z', ok: false },
    { name: 'signed more than five minutes ahead', at: '2026-06-01T02:05:01.000Z', ok: false },
  ])('payment webhooks of Stripe, $name, are accepted: $ok', ({ change = {}, at = now, ok }) => {
    const sent = fake.notice('cs_1', at, change)
    const notice = stripe.readNotice(account('stripe'), { ...sent, now })
    expect(notice !== null).toBe(ok)
    if (notice) expect(notice.ref).toBe('cs_1')
    expect(stripe.readNotice(account('stripe'), { ...sent, body: sent.body.replace('cs_1', 'cs_2'), now })).toBeNull()
  })

  it('payment webhooks of the test bank are accepted only for their account and unchanged body', () => {
    const body = JSON.stringify({ id: 'evt_1', type: 'payment.charged', page: 'tb_1' })
    const signature = signNotice(testBankKey('the installation', 'test-account'), body, now)
    const read = (sent: { body: string; signature: string; now: string }, id = 'test-account') =>
      bank.readNotice({ ...account('testBank'), id }, sent)
    expect(read({ body, signature, now })).toEqual({ eventId: 'evt_1', type: 'payment.charged', ref: 'tb_1' })
    expect(read({ body, signature, now }, 'other')).toBeNull()
    expect(read({ body: `${body} `, signature, now })).toBeNull()
    expect(read({ body, signature, now: '2026-06-01T02:05:01.000Z' })).toBeNull()
    for (const signed of ['', 't=1,v1=', 'v1=abc', `t=${'9'.repeat(40)},v1=${'0'.repeat(64)}`])
      expect(read({ body, signature: signed, now })).toBeNull()
  })

  it('none of 2,000 payment webhooks with forged signatures is accepted', () => {
    let believed = 0
    for (let guess = 0; guess < 1_000; guess++) {
      const signature = `t=${Math.floor(Date.parse(now) / 1000)},v1=${guess.toString(16).padStart(64, '0')}`
      const body = JSON.stringify({
        id: `evt_${guess}`,
        type: 'payment.charged',
        page: 'tb_1',
        object: 'event',
        data: { object: { id: 'cs', object: 'checkout.session' } },
      })
      if (bank.readNotice(account('testBank'), { body, signature, now })) believed += 1
      if (stripe.readNotice(account('stripe'), { body, signature, now })) believed += 1
    }
    expect(believed).toBe(0)
  })
})
