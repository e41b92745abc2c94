import { reconcilePayments } from '@forecourt/data/reservations/duePayments'
import { storePaymentPage } from '@forecourt/data/reservations/openPayment'
import { changePaymentRequest, createPaymentRequest } from '@forecourt/data/reservations/requests/createPaymentRequest'
import { readPaymentRequest } from '@forecourt/data/reservations/requests/listPaymentRequests'
import { payRequest } from '@forecourt/data/reservations/requests/payRequest'
import { storeNotice } from '@forecourt/data/reservations/storeNotice'
import { pressTestPage, type TestPress, testPresses } from '@forecourt/data/reservations/test-bank/testBankPages'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import type { RequestAction } from '@forecourt/rules/reservations/requestMoney'
import { testsAll } from '@forecourt/schema/testing/testsAll'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { refreshPayment } from '../reservations/startPayment'
import { paymentWorks } from '../worker/paymentWorks'
import type { PaymentProvider } from './PaymentProvider'
import { testBank } from './testBank'

const world = testWorld()
let clock = Date.parse('2026-06-01T02:00:00.000Z')
const now = () => new Date(++clock).toISOString()
const advanceMinutes = (minutes: number) => {
  clock += minutes * 60_000
}
const account = { id: 'links', provider: 'testBank', name: 'Bank', secretRef: '', locationId: null } as const
const actor = { userId: null, name: 'Staff' }
let bank: PaymentProvider
let isAway = false
beforeAll(async () => {
  const real = testBank({ db: world.db, secret: 'secret', now })
  const unlessAway = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (isAway) throw new Error('The bank is away.')
    return work()
  }
  bank = {
    ...real,
    close: (...fixture) => unlessAway(() => real.close(...fixture)),
    facts: (...fixture) => unlessAway(() => real.facts(...fixture)),
    refundPart: (...fixture) => unlessAway(() => real.refundPart(...fixture)),
    refundOrVoid: (...fixture) => unlessAway(() => real.refundOrVoid(...fixture)),
  }
  const { organisationId } = world.north
  await world.db.platform.transaction((tx) => tx.paymentAccount.create({ data: { organisationId, ...account } }))
})

const work = async () => {
  const watch = {
    ...{ providers: { testBank: bank, stripe: bank }, now, secret: 'secret', originTemplate: 'http://{host}:1', log: () => {} },
  }
  for (let rounds = 0; rounds < 50; rounds++) {
    const more: boolean[] = []
    for (const once of paymentWorks) more.push(await once(world.db, watch))
    if (!more.includes(true)) return
  }
}

let count = 0
/** A payment request of $500 by link, with its possible actions, each as in production. */
const createFixture = async () => {
  const { organisationId, siteId } = world.north
  const scope = world.db.forOrganisation(organisationId)
  const fixture = await createPaymentRequest(scope, {
    ...{ actor, organisationId, siteId, country: 'AU', key: `asked-${++count}`, kind: 'deposit', amountCents: 50_000 },
    ...{ locationId: null, carId: null, invoiceNumber: '', note: '', dueOn: null, name: 'Ana', email: 'ana@shopper.example' },
    ...{ mobile: '', now: now() },
  })
  if (!fixture.ok) throw new Error(fixture.message)
  const { id } = fixture.request
  const pages: string[] = []
  const request = async () => {
    const read = await readPaymentRequest(scope, id)
    if (!read) throw new Error('There is no such payment request.')
    return read
  }
  const payments = () => scope.transaction((tx) => tx.payment.findMany({ where: { requestId: id }, orderBy: { createdAt: 'asc' } }))
  return {
    request,
    payments,
    state: async () => (await request()).state,
    /** The payer opens the link and is redirected to the bank. */
    async open() {
      const paying = await payRequest(world.db, { organisationId, id, now: now() })
      if (!paying) return
      const { payment } = paying
      const page = await bank.open(paying.account, {
        ...{ key: `payment:${payment.id}:pay`, amountCents: payment.amountCents, currency: payment.currency, collect: payment.collect },
        ...{ title: 'Deposit', email: '', returnAddress: 'http://north.localhost/paid', backAddress: 'http://north.localhost/back' },
        until: payment.pageUntil,
      })
      await storePaymentPage(world.db, payment, { ...page, now: now() })
      if (!pages.includes(page.sessionId)) pages.push(page.sessionId)
    },
    async press(press: TestPress, page = pages.length - 1) {
      const at = pages[page]
      if (at) await pressTestPage(scope, at, press, now())
    },
    async notice(page = pages.length - 1) {
      const ref = pages[page]
      if (!ref) return
      const notice = { eventId: `event-${++count}`, type: 'payment.charged', ref, now: now() }
      await storeNotice(world.db, { ...account, organisationId }, notice)
    },
    /** The payer returns, and the bank is queried. */
    async comeBack() {
      for (const { id: payment } of await payments())
        await refreshPayment(world.db, { testBank: bank, stripe: bank }, { organisationId, id: payment }, now).catch(() => null)
    },
    async action(action: RequestAction, cents = 10_000) {
      const part = { cents, heldCents: (await request()).heldCents }
      return changePaymentRequest(scope, { id, action, actor, now: now(), ...(action === 'refundPart' && { part }) })
    },
    /** What the dealer holds, by the bank's books and staff notes. Cents. */
    async heldCents() {
      const books = await scope.transaction((tx) => tx.testBankPage.findMany({ where: { id: { in: pages } } }))
      const noted = await payments()
      return books
        .filter(({ money, dispute }) => (money === 'charged' || money === 'returnFailed') && dispute !== 'lost')
        .filter(({ id: session }) => !noted.some(({ sessionId, refundedAnotherWay }) => sessionId === session && refundedAnotherWay))
        .reduce((sum, { amountCents, refundedPartsCents }) => sum + amountCents - refundedPartsCents, 0)
    },
  }
}
type Fixture = Awaited<ReturnType<typeof createFixture>>

/** Time passes with worker and bank available, including the nightly reconciliation. */
const runPaymentTasks = async () => {
  isAway = false
  for (const hours of [1, 7, 24]) {
    advanceMinutes(hours * 60)
    await reconcilePayments(world.db, now())
    await work()
  }
}

describe('a payment by link that is no longer requested (CHK-01)', () => {
  it('a payment by link that is no longer requested is refunded when the shopper paid while the cancelled payment page was being closed', async () => {
    const fixture = await createFixture()
    await fixture.open()
    await fixture.action('cancel')
    await fixture.press('pay')
    await work()
    expect([await fixture.state(), await fixture.heldCents()]).toEqual(['refunded', 0])
  })

  it('a payment by link that is no longer requested is refunded when the request was cancelled before the payment was reported', async () => {
    const fixture = await createFixture()
    await fixture.open()
    await fixture.press('lose')
    await fixture.action('cancel')
    await work()
    expect([await fixture.state(), await fixture.heldCents()]).toEqual(['refunded', 0])
  })

  it.each(['first', 'second'] as const)(
    'a payment by link that is no longer requested is refunded as the second of two payments, and the first one is kept: the $0 page is paid first',
    async (name) => {
      const fixture = await createFixture()
      await fixture.open()
      // A slow payment of the first page completes while another page is open.
      const [payment] = await fixture.payments()
      const scope = world.db.forOrganisation(world.north.organisationId)
      await scope.transaction((tx) => tx.payment.updateMany({ where: { id: payment?.id ?? '' }, data: { pageUntil: new Date(clock - 1) } }))
      await fixture.open()
      const order = name === 'first' ? [0, 1] : [1, 0]
      for (const page of order) await fixture.press('pay', page)
      await fixture.comeBack()
      await work()
      expect([await fixture.state(), await fixture.heldCents()]).toEqual(['paid', 50_000])
      expect((await fixture.payments()).map(({ money }) => money).toSorted()).toEqual(['charged', 'returned'])
    },
  )

  it('a payment by link that is no longer requested needs staff when the bank refuses the refund: they retry it, or mark it as returned another way', async () => {
    const fixture = await createFixture()
    await fixture.open()
    await fixture.press('closedCard')
    await fixture.action('cancel')
    await work()
    expect(await fixture.request()).toMatchObject({ state: 'refund_failed', actions: ['retryReturn', 'returnedByHand'] })
    await fixture.action('retryReturn')
    await work()
    expect(await fixture.state()).toBe('refund_failed')
    expect(await fixture.action('returnedByHand')).toMatchObject({ ok: true, request: { state: 'refunded', actions: [] } })
    await runPaymentTasks()
    expect(await fixture.state()).toBe('refunded')
  })

  it('a payment by link that is no longer requested can be refunded again by staff while the bank is unreachable, and after the retries ended', async () => {
    const fixture = await createFixture()
    await fixture.open()
    await fixture.press('pay')
    await fixture.comeBack()
    await fixture.action('refund')
    isAway = true
    await work()
    expect(await fixture.request()).toMatchObject({ state: 'refund_pending', actions: ['retryReturn', 'returnedByHand'] })
    for (let tries = 0; tries < 14; tries++) {
      advanceMinutes(7 * 60)
      await work()
    }
    expect(await fixture.state()).toBe('refund_failed')
    isAway = false
    await fixture.action('retryReturn')
    await work()
    expect([await fixture.state(), await fixture.heldCents()]).toEqual(['refunded', 0])
  })

  it('a payment by link that is no longer requested is refunded by the nightly reconciliation when no check was scheduled', async () => {
    const fixture = await createFixture()
    await fixture.open()
    await fixture.press('pay')
    await fixture.comeBack()
    const scope = world.db.forOrganisation(world.north.organisationId)
    // State left by an earlier version.
    await scope.transaction(async (tx) => {
      const [payment] = await tx.payment.findMany({ where: { requestId: (await fixture.request()).id } })
      await tx.payment.updateMany({ where: { id: payment?.id ?? '' }, data: { checkAt: null, mustRefund: true } })
      await tx.paymentRequest.updateMany({ where: { id: (await fixture.request()).id }, data: { state: 'refund_pending' } })
    })
    await work()
    expect(await fixture.state()).toBe('refund_pending')
    await reconcilePayments(world.db, now())
    await work()
    expect([await fixture.state(), await fixture.heldCents()]).toEqual(['refunded', 0])
  })
})

describe('a partial refund of a payment by link (CHK-01)', () => {
  const paid = async (press: TestPress = 'pay') => {
    const fixture = await createFixture()
    await fixture.open()
    await fixture.press(press)
    await fixture.comeBack()
    return fixture
  }

  it('a partial refund of a payment by link returns a part once, however often it is requested, and informs the payer', async () => {
    const fixture = await paid()
    const part = { cents: 20_000, heldCents: 50_000 }
    const { organisationId } = world.north
    const scope = world.db.forOrganisation(organisationId)
    const { id } = await fixture.request()
    const refund = () => changePaymentRequest(scope, { id, action: 'refundPart', part, actor, now: now() })
    const answers = await Promise.all([refund(), refund()])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    await work()
    expect(await refund()).toMatchObject({ ok: false, reason: 'invalid' })
    await runPaymentTasks()
    expect(await fixture.request()).toMatchObject({ state: 'paid', refundedPartsCents: 20_000, heldCents: 30_000 })
    expect(await fixture.heldCents()).toBe(30_000)
    const mails = await scope.transaction((tx) => tx.outboxMessage.findMany({ where: { kind: 'payment.paid' } }))
    expect(mails.map(({ payload }) => payload)).toContainEqual({
      ...{ paymentRequestId: id, part: { part: 'returned', cents: 20_000 }, to: ['ana@shopper.example'] },
    })
  })

  it('a partial refund of a payment by link is refused for more than is held; one to a closed card leaves the money with the dealer', async () => {
    const fixture = await paid('closedCard')
    expect(await fixture.action('refundPart', 50_001)).toMatchObject({ ok: false, message: expect.stringContaining('You hold $500') })
    await fixture.action('refundPart', 20_000)
    await work()
    expect(await fixture.request()).toMatchObject({
      state: 'paid',
      refundedPartsCents: 0,
      heldCents: 50_000,
      actions: ['refund', 'refundPart'],
    })
  })

  it('a partial refund of a payment by link is made once though the response was lost, and the rest is refunded afterwards', async () => {
    const fixture = await paid()
    await fixture.action('refundPart', 20_000)
    isAway = true
    await work()
    isAway = false
    await runPaymentTasks()
    expect(await fixture.heldCents()).toBe(30_000)
    await fixture.action('refund')
    await work()
    expect([await fixture.state(), await fixture.heldCents()]).toEqual(['refunded', 0])
  })

  it('a partial refund of a payment by link ends as a full refund if it is of all that is held', async () => {
    const fixture = await paid()
    await fixture.action('refundPart', 50_000)
    await work()
    expect([await fixture.state(), await fixture.heldCents()]).toEqual(['refunded', 0])
  })
})

/** Each possible event, as in production. */
const possibleEvents: readonly ((fixture: Fixture) => Promise<unknown>)[] = [
  (fixture) => fixture.open(),
  async (fixture) => {
    advanceMinutes(61)
    await fixture.open()
  },
  ...testPresses.map((press) => (fixture: Fixture) => fixture.press(press)),
  (fixture) => fixture.press('pay', 0),
  (fixture) => fixture.notice(),
  (fixture) => fixture.notice(0),
  (fixture) => fixture.comeBack(),
  async () => {
    isAway = true
    await work()
  },
  async () => {
    isAway = false
    await work()
  },
  async () => advanceMinutes(10),
  ...[0, 1, 2].map((place) => async (fixture: Fixture) => {
    const { actions } = await fixture.request()
    const action = actions[place % Math.max(1, actions.length)]
    if (action) await fixture.action(action)
  }),
]

it('in any order of events, a payment by link ends with the money where it is due, or with an action for staff (CHK-01)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(possibleEvents.length - 1), { minLength: 2, maxLength: 9 }), async (sequence) => {
      isAway = false
      // Earlier requests have ended, so the worker need not process them.
      await world.db.platform.transaction((tx) => tx.paymentRequest.deleteMany())
      const fixture = await createFixture()
      await fixture.open()
      for (const happening of sequence) {
        await possibleEvents[happening]?.(fixture)
        const { state, actions } = await fixture.request()
        if (state !== 'cancelled' && state !== 'refunded') expect(actions.length).toBeGreaterThan(0)
      }
      await fixture.press(sequence.length % 2 === 0 ? 'disputeWon' : 'disputeLost')
      await fixture.press(sequence.length % 2 === 0 ? 'disputeWon' : 'disputeLost', 0)
      await runPaymentTasks()
      for (let round = 0; round < 3; round++) {
        const action = (await fixture.request()).actions.filter((each) => each !== 'refund' && each !== 'refundPart').at(-1)
        if (action) await fixture.action(action)
        if (action) await runPaymentTasks()
      }
      const { state, heldCents } = await fixture.request()
      expect(['paid', 'cancelled', 'refunded']).toContain(state)
      expect(await fixture.heldCents()).toBe(heldCents)
      expect(heldCents > 0).toBe(state === 'paid')
    }),
    { numRuns: testsAll ? 100 : 8, endOnFailure: true },
  )
}, 900_000)
