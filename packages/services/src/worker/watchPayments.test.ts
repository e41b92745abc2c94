import { holdCar } from '@forecourt/data/reservations/holdCar'
import { noteNotice } from '@forecourt/data/reservations/noteNotice'
import type { Reservation } from '@forecourt/data/reservations/Reservation'
import { readReservation } from '@forecourt/data/reservations/readReservation'
import { releaseReservation } from '@forecourt/data/reservations/releaseReservation'
import { publishedSite } from '@forecourt/data/sites/publishedSite'
import { insertCars } from '@forecourt/data/stock/insertCars'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PaymentProviders } from '../payments/PaymentProvider'
import { paymentKeys } from '../payments/paymentKeys'
import { stripeProvider } from '../payments/stripeProvider'
import { testBank } from '../payments/testBank'
import { type FakeStripe, startFakeStripe } from '../payments/testing/startFakeStripe'
import { startPayment } from '../reservations/startPayment'
import { workOnPayments } from './watchPayments'

const world = testWorld()
const start = '2026-06-01T02:00:00.000Z'
let clock = start
const pass = (minutes: number) => {
  clock = new Date(Date.parse(clock) + minutes * 60_000).toISOString()
}
const now = () => clock
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
  for (let rounds = 0; rounds < 20 && (await workOnPayments(world.db, watch)); rounds++);
}
let count = 0
const held = async (collect: 'authorise' | 'charge' = 'charge') => {
  const site = await publishedSite(world.db, world.north.siteId)
  if (!site) throw new Error('The site is not live.')
  const id = `paid-${++count}`
  const { organisationId, dealershipId, locationId } = world.north
  const price = { driveAwayCents: 2_000_000, priceCents: 2_000_000, priceType: 'driveAway' } as const
  const car = buildCar({ id, slug: id, stockNumber: id, dealershipId, locationId, paymentProcessors: ['card'], ...price })
  await world.db.platform.transaction((tx) => insertCars(tx, organisationId, [car]))
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
const stateOf = async ({ organisationId, id }: Reservation) => (await readReservation(world.db.forOrganisation(organisationId), id))?.state

describe('payments by the clock (CHK-02, CHK-04, CHK-05)', () => {
  it('lets a car go that nobody paid, and closes the page', async () => {
    const reservation = await held()
    const session = await open(reservation)
    pass(31)
    await work()
    expect(await stateOf(reservation)).toBe('lapsed')
    expect(() => fake.pay(session)).toThrow('The page is closed')
  })

  it('finds a payment of which nobody told, before it lets the car go', async () => {
    const reservation = await held()
    fake.pay(await open(reservation))
    pass(31)
    await work()
    expect(await stateOf(reservation)).toBe('charged')
  })

  it.each([
    { collect: 'authorise', end: 'expired' },
    { collect: 'charge', end: 'refunded' },
  ] as const)('gives a deposit back by itself when the time is over: $collect, $end', async ({ collect, end }) => {
    const reservation = await held(collect)
    fake.pay(await open(reservation))
    pass(2)
    await work()
    pass(48 * 60 + 1)
    await work()
    expect(await stateOf(reservation)).toBe(end)
  })

  it('asks a provider that is away again, with the same key, and refunds once', async () => {
    const reservation = await held()
    fake.pay(await open(reservation))
    pass(2)
    await work()
    await releaseReservation(world.db, { organisationId: reservation.organisationId, id: reservation.id, now: clock })
    fake.posted.clear()
    fake.fail = { next: 100, how: 'down' }
    await work()
    expect(await stateOf(reservation)).toBe('refund_pending')
    fake.fail = { next: 0, how: 'down' }
    pass(2)
    await work()
    expect(await stateOf(reservation)).toBe('refunded')
    expect(fake.posted.get('refunds')).toBe(1)
  })

  it('leaves to a person what a bank refuses', async () => {
    const reservation = await held()
    fake.pay(await open(reservation))
    pass(2)
    await work()
    await releaseReservation(world.db, { organisationId: reservation.organisationId, id: reservation.id, now: clock })
    fake.refusesRefunds = true
    await work()
    expect(await stateOf(reservation)).toBe('refund_failed')
  })

  it('believes a notice for nothing but to ask: told before, late, doubled', async () => {
    const reservation = await held()
    const session = await open(reservation)
    const account = {
      organisationId: reservation.organisationId,
      id: 'stripe-account',
      provider: 'stripe',
      name: '',
      secretRef: 'NORTH',
      locationId: null,
    } as const
    const told = (eventId: string) =>
      noteNotice(world.db, account, { eventId, type: 'checkout.session.completed', ref: session, now: clock })
    expect([await told('evt-early'), await told('evt-early')]).toEqual([true, false])
    await work()
    expect(await stateOf(reservation)).toBe('holding')
    fake.pay(session)
    await told('evt-now')
    await work()
    expect(await stateOf(reservation)).toBe('charged')
    pass(2 * 24 * 60 - 5)
    await told('evt-late')
    await work()
    expect(await stateOf(reservation)).toBe('charged')
  })
})
