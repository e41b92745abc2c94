import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { holdCar } from '@forecourt/data/reservations/holdCar'
import { readReservation } from '@forecourt/data/reservations/listReservations'
import type { Reservation } from '@forecourt/data/reservations/Reservation'
import { releaseReservation } from '@forecourt/data/reservations/releaseReservation'
import { storeNotice } from '@forecourt/data/reservations/storeNotice'
import { pressTestPage } from '@forecourt/data/reservations/test-bank/testBankPages'
import { addCars } from '@forecourt/data/testing/addCars'
import { liveSite } from '@forecourt/data/testing/siteDraft'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { testsAll } from '@forecourt/schema/testing/testsAll'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PaymentProviders } from '../../payments/PaymentProvider'
import { paymentKeys } from '../../payments/paymentKeys'
import { stripeProvider } from '../../payments/stripeProvider'
import { testBank } from '../../payments/testBank'
import { type FakeStripe, startFakeStripe } from '../../payments/testing/startFakeStripe'
import { startPayment } from '../../reservations/startPayment'
import { paymentWorks } from '../paymentWorks'
import { startTasks } from '../startTasks'
import { advancePayments, sendTestNotices } from './advancePayments'

const world = testWorld()
const start = '2026-06-01T02:00:00.000Z'
let clock = start
const advanceMinutes = (minutes: number) => {
  clock = new Date(Date.parse(clock) + minutes * 60_000).toISOString()
}
/** A moving clock: a webhook that arrives during a query causes another query. */
const now = () => {
  clock = new Date(Date.parse(clock) + 1).toISOString()
  return clock
}
let fake: FakeStripe
let providers: PaymentProviders
beforeAll(async () => {
  fake = await startFakeStripe()
  const variables = { PAYMENT_KEY_NORTH: fake.key, PAYMENT_SIGNING_KEYS_NORTH: fake.signingKey } as unknown as NodeJS.ProcessEnv
  providers = {
    stripe: stripeProvider({ keysOf: paymentKeys(variables), api: fake.api }),
    testBank: testBank({ db: world.db, secret: 'secret', now }),
  }
  const account = { id: 'stripe-account', provider: 'stripe', name: 'Stripe', secretRef: 'NORTH' }
  await world.db.platform.transaction((tx) =>
    tx.paymentAccount.create({ data: { organisationId: world.north.organisationId, ...account } }),
  )
})
afterAll(() => fake.stop())
beforeEach(() => {
  clock = start
  fake.fail = { next: 0, how: 'down' }
  fake.refusesRefunds = false
})

const work = async () => {
  const watch = { providers, now, secret: 'secret', originTemplate: 'http://{host}:1', log: () => {} }
  const round = async () => {
    const more: boolean[] = []
    for (const once of paymentWorks) more.push(await once(world.db, watch))
    return more.includes(true)
  }
  for (let rounds = 0; rounds < 400 && (await round()); rounds++);
}
/** Runs the scheduled payment work as the worker does. */
const watchPayments = (changed: { providers?: PaymentProviders; originTemplate?: string }) => {
  const context = {
    ...{ db: world.db, providers, now, shopperSecret: 'secret', originTemplate: 'http://{host}:1', log: () => {} },
    ...{ signal: new AbortController().signal, ...changed },
  }
  return startTasks({ workerUrl: world.urls.worker, tasks: [advancePayments, sendTestNotices], context, slots: 1 })
}
let count = 0
const held = async (collect: 'authorise' | 'charge' = 'charge') => {
  const site = await liveSite(world.db, world.north.siteId)
  const id = `paid-${++count}`
  const price = { driveAwayCents: 2_000_000, priceCents: 2_000_000, priceType: 'driveAway' } as const
  await addCars(world.db, world.north, [{ id, paymentProcessors: ['card'], ...price }])
  const config = { ...site.config, checkout: { ...site.config.checkout, enabled: true, payOnline: true, collect } }
  const contact = { name: 'Ana', lastName: 'Lee', email: 'ana@shopper.example', phone: '' }
  const hold = { key: id, journeyId: null, car: id, priceCents: 2_000_000, contact, shopperId: null, now: clock }
  const result = await holdCar(world.db, { ...site, config }, hold)
  if (!result.ok) throw new Error(result.reason)
  return result.reservation
}
const open = async ({ organisationId, id }: Reservation) => {
  const addresses = { returnAddress: 'http://north.localhost/paid', backAddress: 'http://north.localhost/back' }
  const opened = await startPayment(world.db, providers, { organisationId, id, ...addresses, now: clock })
  if (!opened.ok) throw new Error(opened.reason)
  return opened.address.split('/').at(-1) ?? ''
}
const notify = (session: string, eventId: string) => {
  const account = { id: 'stripe-account', provider: 'stripe', name: '', secretRef: 'NORTH', locationId: null } as const
  const notice = { eventId, type: 'checkout.session.completed', ref: session, now: clock }
  return storeNotice(world.db, { ...account, organisationId: world.north.organisationId }, notice)
}
const stateOf = async ({ organisationId, id }: Reservation) => (await readReservation(world.db.forOrganisation(organisationId), id))?.state

/** An event at the bank, some minutes from the start. */
const fakeEvent = (what: 'decline' | 'pay' | 'dispute' | 'lose', at: number) => ({
  at,
  act: (session: string) => {
    if (what === 'decline' || what === 'pay') fake[what](session)
    else fake.dispute(session, what === 'lose' ? 'lost' : 'needs_response')
  },
})

describe('the scheduled payment check (CHK-02, CHK-04, CHK-05)', () => {
  it('the scheduled payment check releases an unpaid car, and closes the payment page', async () => {
    const reservation = await held()
    const session = await open(reservation)
    advanceMinutes(31)
    await work()
    expect(await stateOf(reservation)).toBe('lapsed')
    expect(() => fake.pay(session)).toThrow('The page is closed')
  })

  it('the scheduled payment check finds a payment without a webhook before it releases the car', async () => {
    const reservation = await held()
    fake.pay(await open(reservation))
    advanceMinutes(31)
    await work()
    expect(await stateOf(reservation)).toBe('charged')
  })

  it.each([
    { collect: 'authorise', end: 'expired' },
    { collect: 'charge', end: 'refunded' },
  ] as const)('the scheduled payment check returns a deposit when the reservation ends: $collect, $end', async ({ collect, end }) => {
    const reservation = await held(collect)
    fake.pay(await open(reservation))
    advanceMinutes(2)
    await work()
    advanceMinutes(48 * 60 + 1)
    await work()
    expect(await stateOf(reservation)).toBe(end)
  })

  it('the scheduled payment check retries an unreachable provider with the same key, and refunds once', async () => {
    const reservation = await held()
    fake.pay(await open(reservation))
    advanceMinutes(2)
    await work()
    await releaseReservation(world.db, { organisationId: reservation.organisationId, id: reservation.id, now: clock })
    fake.posted.clear()
    fake.fail = { next: 100, how: 'down' }
    await work()
    expect(await stateOf(reservation)).toBe('refund_pending')
    fake.fail = { next: 0, how: 'down' }
    advanceMinutes(2)
    await work()
    expect(await stateOf(reservation)).toBe('refunded')
    expect(fake.posted.get('refunds')).toBe(1)
  })

  it('the scheduled payment check leaves a refund that the bank refuses to staff', async () => {
    const reservation = await held()
    fake.pay(await open(reservation))
    advanceMinutes(2)
    await work()
    await releaseReservation(world.db, { organisationId: reservation.organisationId, id: reservation.id, now: clock })
    fake.refusesRefunds = true
    await work()
    expect(await stateOf(reservation)).toBe('refund_failed')
  })

  it('the scheduled payment check treats a webhook only as a reason to query the provider: early, late or duplicate', async () => {
    const reservation = await held()
    const session = await open(reservation)
    const receiveNotice = (eventId: string) => notify(session, eventId)
    expect([await receiveNotice('evt-early'), await receiveNotice('evt-early')]).toEqual([true, false])
    await work()
    expect(await stateOf(reservation)).toBe('holding')
    fake.pay(session)
    await receiveNotice('evt-now')
    await work()
    expect(await stateOf(reservation)).toBe('charged')
    advanceMinutes(2 * 24 * 60 - 5)
    await receiveNotice('evt-late')
    await work()
    expect(await stateOf(reservation)).toBe('charged')
  })

  it('the scheduled payment check returns a deposit while a site does not answer webhooks of the test bank', async () => {
    const reservation = await held()
    fake.pay(await open(reservation))
    advanceMinutes(2)
    await work()
    const silent = createServer(() => {}).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { organisationId } = reservation
    const notified = await held()
    await world.db.platform.transaction(async (tx) => {
      const account = { organisationId, id: 'bank-account', provider: 'testBank', name: 'Bank', endedAt: clock }
      await tx.paymentAccount.create({ data: account })
      await tx.payment.updateMany({ where: { reservationId: notified.id }, data: { accountId: account.id } })
    })
    await pressTestPage(world.db.forOrganisation(organisationId), await open(notified), 'pay', clock)
    const originTemplate = `http://{host}:${(silent.address() as AddressInfo).port}`
    const watch = watchPayments({ originTemplate })
    await once(silent, 'request')
    await releaseReservation(world.db, { organisationId, id: reservation.id, now: clock })
    await expect.poll(() => stateOf(reservation), { timeout: 5_000 }).toBe('refunded')
    silent.closeAllConnections()
    silent.close()
    await watch.stop()
  })

  it('the scheduled payment check returns a deposit while the provider does not answer whether overdue holds were paid', async () => {
    const reservation = await held()
    fake.pay(await open(reservation))
    advanceMinutes(2)
    await work()
    const overdue = [await held(), await held(), await held()]
    const silent = new Set<string>()
    for (const hold of overdue) silent.add(await open(hold))
    advanceMinutes(31)
    await releaseReservation(world.db, { organisationId: reservation.organisationId, id: reservation.id, now: clock })
    let answer = () => {}
    const answers = new Promise<void>((resolve) => {
      answer = resolve
    })
    const { stripe } = providers
    const slow: typeof stripe = {
      ...stripe,
      async facts(account, session) {
        if (silent.has(session)) await answers
        return stripe.facts(account, session)
      },
    }
    const watch = watchPayments({ providers: { ...providers, stripe: slow } })
    await expect.poll(() => stateOf(reservation), { timeout: 20_000 }).toBe('refunded')
    expect(await Promise.all(overdue.map(stateOf))).toEqual(['holding', 'holding', 'holding'])
    answer()
    await expect.poll(() => Promise.all(overdue.map(stateOf)), { timeout: 20_000 }).toEqual(['lapsed', 'lapsed', 'lapsed'])
    await watch.stop()
  })
})

/** Arrival times of duplicate webhooks in minutes from the start of the hold: soon, after the payment deadline, and after the end. */
const arrivals = [6, 45, 2 * 1_440 + 5]
const orders: readonly (readonly number[])[] = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
]
/** Delivery counts of the first, second and third webhook: duplicates arrive later, some never. */
const copies: readonly (readonly number[])[] = [
  [1, 1, 1],
  [3, 0, 1],
  [0, 2, 1],
]

/** Each story has all orders, in a sample a third of them, and all orders have all delivery patterns across the stories. */
describe('payment webhooks in any order, lost, duplicate, and up to two days late (CHK-02)', () => {
  it.each([
    {
      name: 'declined, then paid, and expired',
      collect: 'charge',
      end: 'refunded',
      shift: 0,
      acts: [fakeEvent('decline', 2), fakeEvent('pay', 3)],
    },
    {
      name: 'authorised, and cancelled by the shopper',
      collect: 'authorise',
      end: 'released',
      shift: 1,
      acts: [fakeEvent('pay', 3)],
      cancelled: true,
    },
    {
      name: 'captured, disputed and lost',
      collect: 'charge',
      end: 'refunded',
      shift: 2,
      acts: [fakeEvent('pay', 3), fakeEvent('dispute', 1_440), fakeEvent('lose', 1_500)],
    },
  ] as const)(
    'payment webhooks in any order, lost, duplicate, and up to two days late lead to the same state: $name',
    async ({ collect, acts, end, shift, ...story }) => {
      const timedOrders = orders.map((order, index) => ({ order, times: copies[(index + shift) % copies.length] ?? [] }))
      const histories = await Promise.all(
        timedOrders
          .filter((_, index) => testsAll || index % copies.length === shift)
          .map(async (one) => {
            const reservation = await held(collect)
            return { ...one, reservation, session: await open(reservation) }
          }),
      )
      const at = (minute: number) => {
        clock = new Date(Date.parse(start) + minute * 60_000).toISOString()
      }
      const deliverNotices = (slot: number) =>
        Promise.all(
          histories.flatMap(({ order, times, session }) =>
            order.flatMap((notice, index) =>
              index <= slot && slot < index + (times[index] ?? 0) ? [notify(session, `${session} ${notice}`)] : [],
            ),
          ),
        )
      const minutes = [...new Set([...acts.map((act) => act.at), ...arrivals, 31, 60, 3 * 1_440])].toSorted((one, other) => one - other)
      for (const minute of minutes) {
        at(minute)
        for (const act of acts) if (act.at === minute) for (const { session } of histories) act.act(session)
        const slot = arrivals.indexOf(minute)
        if (slot >= 0) await deliverNotices(slot)
        if (minute === 60 && 'cancelled' in story)
          for (const { reservation } of histories)
            await releaseReservation(world.db, { organisationId: reservation.organisationId, id: reservation.id, now: clock })
        await work()
      }
      const ends = await Promise.all(histories.map(({ reservation }) => stateOf(reservation)))
      expect(new Set(ends)).toEqual(new Set([end]))
    },
  )
})
