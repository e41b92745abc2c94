import { reconcilePayments } from '@forecourt/data/reservations/duePayments'
import { noteNotice } from '@forecourt/data/reservations/noteNotice'
import { notePaymentPage } from '@forecourt/data/reservations/openPayment'
import { changePaymentRequest, createPaymentRequest } from '@forecourt/data/reservations/requests/createPaymentRequest'
import { readPaymentRequest } from '@forecourt/data/reservations/requests/listPaymentRequests'
import { payRequest } from '@forecourt/data/reservations/requests/payRequest'
import { pressTestPage, type TestPress, testPresses } from '@forecourt/data/reservations/test-bank/testBankPages'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import type { RequestDeed } from '@forecourt/rules/reservations/requestMoney'
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
const pass = (minutes: number) => {
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
    close: (...asked) => unlessAway(() => real.close(...asked)),
    facts: (...asked) => unlessAway(() => real.facts(...asked)),
    giveBack: (...asked) => unlessAway(() => real.giveBack(...asked)),
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
const askedFor = async () => {
  const { organisationId, siteId } = world.north
  const scope = world.db.forOrganisation(organisationId)
  const asked = await createPaymentRequest(scope, {
    ...{ actor, organisationId, siteId, country: 'AU', key: `asked-${++count}`, kind: 'deposit', amountCents: 50_000 },
    ...{ locationId: null, carId: null, invoiceNumber: '', note: '', dueOn: null, name: 'Ana', email: 'ana@shopper.example' },
    ...{ mobile: '', now: now() },
  })
  if (!asked.ok) throw new Error(asked.message)
  const { id } = asked.request
  const pages: string[] = []
  const request = async () => {
    const read = await readPaymentRequest(scope, id)
    if (!read) throw new Error('It is gone.')
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
      await notePaymentPage(world.db, payment, { ...page, now: now() })
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
      await noteNotice(world.db, { ...account, organisationId }, notice)
    },
    /** The payer returns, and the bank is queried. */
    async comeBack() {
      for (const { id: payment } of await payments())
        await refreshPayment(world.db, { testBank: bank, stripe: bank }, { organisationId, id: payment }, now).catch(() => null)
    },
    deed: (deed: RequestDeed) => changePaymentRequest(scope, { id, deed, actor, now: now() }),
    /** What the dealer holds, by the bank's books and staff notes. Cents. */
    async heldCents() {
      const books = await scope.transaction((tx) => tx.testBankPage.findMany({ where: { id: { in: pages } } }))
      const noted = await payments()
      return books
        .filter(({ money, dispute }) => (money === 'charged' || money === 'returnFailed') && dispute !== 'lost')
        .filter(({ id: session }) => !noted.some(({ sessionId, byHand }) => sessionId === session && byHand))
        .reduce((sum, { amountCents }) => sum + amountCents, 0)
    },
  }
}
type Asked = Awaited<ReturnType<typeof askedFor>>

/** Time passes with worker and bank available, including the nightly reconciliation. */
const settle = async () => {
  isAway = false
  for (const hours of [1, 7, 24]) {
    pass(hours * 60)
    await reconcilePayments(world.db, now())
    await work()
  }
}

describe('money of a payment by link that nobody asks for any more (CHK-01)', () => {
  it('goes back that was paid while the cancelled page was about to be closed', async () => {
    const asked = await askedFor()
    await asked.open()
    await asked.deed('cancel')
    await asked.press('pay')
    await work()
    expect([await asked.state(), await asked.heldCents()]).toEqual(['refunded', 0])
  })

  it('goes back of whose payment nobody heard before the request was cancelled', async () => {
    const asked = await askedFor()
    await asked.open()
    await asked.press('lose')
    await asked.deed('cancel')
    await work()
    expect([await asked.state(), await asked.heldCents()]).toEqual(['refunded', 0])
  })

  it.each(['first', 'second'] as const)(
    'goes back of a second payment, and the one that came first stays: the $0 page is paid first',
    async (name) => {
      const asked = await askedFor()
      await asked.open()
      // A slow payment of the first page completes while another page is open.
      const [payment] = await asked.payments()
      const scope = world.db.forOrganisation(world.north.organisationId)
      await scope.transaction((tx) => tx.payment.updateMany({ where: { id: payment?.id ?? '' }, data: { pageUntil: new Date(clock - 1) } }))
      await asked.open()
      const order = name === 'first' ? [0, 1] : [1, 0]
      for (const page of order) await asked.press('pay', page)
      await asked.comeBack()
      await work()
      expect([await asked.state(), await asked.heldCents()]).toEqual(['paid', 50_000])
      expect((await asked.payments()).map(({ money }) => money).toSorted()).toEqual(['charged', 'returned'])
    },
  )

  it('is a person’s where the bank refuses it, tries again, and is noted as returned another way', async () => {
    const asked = await askedFor()
    await asked.open()
    await asked.press('closedCard')
    await asked.deed('cancel')
    await work()
    expect(await asked.request()).toMatchObject({ state: 'refund_failed', deeds: ['retryReturn', 'returnedByHand'] })
    await asked.deed('retryReturn')
    await work()
    expect(await asked.state()).toBe('refund_failed')
    expect(await asked.deed('returnedByHand')).toMatchObject({ ok: true, request: { state: 'refunded', deeds: [] } })
    await settle()
    expect(await asked.state()).toBe('refunded')
  })

  it('is asked for again by a person while the bank can’t be reached, and after it was given up', async () => {
    const asked = await askedFor()
    await asked.open()
    await asked.press('pay')
    await asked.comeBack()
    await asked.deed('refund')
    isAway = true
    await work()
    expect(await asked.request()).toMatchObject({ state: 'refund_pending', deeds: ['retryReturn', 'returnedByHand'] })
    for (let tries = 0; tries < 14; tries++) {
      pass(7 * 60)
      await work()
    }
    expect(await asked.state()).toBe('refund_failed')
    isAway = false
    await asked.deed('retryReturn')
    await work()
    expect([await asked.state(), await asked.heldCents()]).toEqual(['refunded', 0])
  })

  it('is found at night where it was forgotten', async () => {
    const asked = await askedFor()
    await asked.open()
    await asked.press('pay')
    await asked.comeBack()
    const scope = world.db.forOrganisation(world.north.organisationId)
    // State left by an earlier version.
    await scope.transaction(async (tx) => {
      const [payment] = await tx.payment.findMany({ where: { requestId: (await asked.request()).id } })
      await tx.payment.updateMany({ where: { id: payment?.id ?? '' }, data: { checkAt: null, goesBack: true } })
      await tx.paymentRequest.updateMany({ where: { id: (await asked.request()).id }, data: { state: 'refund_pending' } })
    })
    await work()
    expect(await asked.state()).toBe('refund_pending')
    await reconcilePayments(world.db, now())
    await work()
    expect([await asked.state(), await asked.heldCents()]).toEqual(['refunded', 0])
  })
})

/** Each possible event, as in production. */
const happenings: readonly ((asked: Asked) => Promise<unknown>)[] = [
  (asked) => asked.open(),
  async (asked) => {
    pass(61)
    await asked.open()
  },
  ...testPresses.map((press) => (asked: Asked) => asked.press(press)),
  (asked) => asked.press('pay', 0),
  (asked) => asked.notice(),
  (asked) => asked.notice(0),
  (asked) => asked.comeBack(),
  async () => {
    isAway = true
    await work()
  },
  async () => {
    isAway = false
    await work()
  },
  async () => pass(10),
  ...[0, 1, 2].map((place) => async (asked: Asked) => {
    const { deeds } = await asked.request()
    const deed = deeds[place % Math.max(1, deeds.length)]
    if (deed) await asked.deed(deed)
  }),
]

it('in any order of events, each payment by link ends with the money where it is owed, or with what staff can do (CHK-01)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(happenings.length - 1), { minLength: 2, maxLength: 9 }), async (sequence) => {
      isAway = false
      // Earlier requests have ended, so the worker need not process them.
      await world.db.platform.transaction((tx) => tx.paymentRequest.deleteMany())
      const asked = await askedFor()
      await asked.open()
      for (const happening of sequence) {
        await happenings[happening]?.(asked)
        const { state, deeds } = await asked.request()
        if (state !== 'cancelled' && state !== 'refunded') expect(deeds.length).toBeGreaterThan(0)
      }
      await asked.press(sequence.length % 2 === 0 ? 'disputeWon' : 'disputeLost')
      await asked.press(sequence.length % 2 === 0 ? 'disputeWon' : 'disputeLost', 0)
      await settle()
      for (let round = 0; round < 3; round++) {
        const deed = (await asked.request()).deeds.filter((each) => each !== 'refund').at(-1)
        if (deed) await asked.deed(deed)
        if (deed) await settle()
      }
      const state = await asked.state()
      expect(['paid', 'cancelled', 'refunded']).toContain(state)
      expect(await asked.heldCents()).toBe(state === 'paid' ? 50_000 : 0)
    }),
    { numRuns: testsAll ? 300 : 8, endOnFailure: true },
  )
}, 900_000)
