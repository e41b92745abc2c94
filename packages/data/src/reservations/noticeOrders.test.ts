import type { PaymentFacts } from '@forecourt/rules/reservations/PaymentStanding'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { beforeAll, expect, it } from 'vitest'
import { publishedSite } from '../sites/publishedSites'
import type { RenderedSite } from '../sites/RenderedSite'
import { insertCars } from '../stock/insertCars'
import { useWorld } from '../testing/useWorld'
import { applyPaymentFacts } from './applyPaymentFacts'
import { endOverdue } from './duePayments'
import { holdCar } from './holdCar'
import { readReservation } from './listReservations'

const world = useWorld()
const now = '2026-06-01T02:00:00.000Z'
const later = (minutes: number) => new Date(Date.parse(now) + minutes * 60_000).toISOString()
const price = 2_000_000
const day = 1_440

let site: RenderedSite
beforeAll(async () => {
  const published = await publishedSite(world.db, world.north.siteId)
  if (!published) throw new Error('The site is not live.')
  site = { ...published, config: { ...published.config, checkout: { ...published.config.checkout, enabled: true, payOnline: true } } }
  await world.db.platform.transaction((tx) =>
    tx.paymentAccount.create({
      data: { organisationId: world.north.organisationId, id: 'north-account', provider: 'testBank', name: 'Bank' },
    }),
  )
})

const hold = async (name: string) => {
  const { organisationId, dealershipId, locationId } = world.north
  const car = buildCar({
    ...{ id: name, slug: name, stockNumber: name, dealershipId, locationId, paymentProcessors: ['card'] },
    ...{ driveAwayCents: price, priceCents: price, priceType: 'driveAway' },
  })
  await world.db.platform.transaction((tx) => insertCars(tx, organisationId, [car]))
  const contact = { name: 'Ana', lastName: 'Lee', email: 'ana@shopper.example', phone: '0412 345 678' }
  const result = await holdCar(world.db, site, {
    ...{ key: name, journeyId: null, car: name, priceCents: price, contact, shopperId: null, now },
  })
  if (!result.ok) throw new Error(result.reason)
  return result.reservation
}

const emptyFacts: PaymentFacts = {
  ...{
    money: 'none',
    page: 'open',
    dispute: null,
    ref: null,
    failedRefunds: 0,
    refundedPartsCents: 0,
    failedPartialRefunds: 0,
    paidWith: '',
    captureBefore: null,
  },
}

interface Scenario {
  readonly name: string
  readonly bank: readonly { readonly at: number; readonly facts: Partial<PaymentFacts> }[]
  readonly end: string
}

const declined = { at: 3, facts: { money: 'failed' } } as const
const authorised = { at: 5, facts: { money: 'authorised', page: 'closed' } } as const
const charged = { at: 5, facts: { money: 'charged', page: 'closed' } } as const
const scenarios: readonly Scenario[] = [
  { name: 'no payment', bank: [{ at: 30, facts: { page: 'closed' } }], end: 'lapsed, none' },
  { name: 'authorised, and the time runs out', bank: [authorised], end: 'expired, letGo' },
  { name: 'declined, then authorised', bank: [declined, authorised], end: 'expired, letGo' },
  { name: 'charged, and the time runs out', bank: [charged], end: 'refunded, returned' },
  {
    name: 'paid after the payment deadline',
    bank: [
      { at: 30, facts: { page: 'closed' } },
      { at: 45, facts: { money: 'charged' } },
    ],
    end: 'refunded, returned',
  },
]

/** Delays of a webhook's copies, in minutes: none, one two days late, three of them from at once. */
const noticeDelays = [[], [2 * day], [0, 31, 2 * day]] as const

/** Plays a story with webhooks at some minutes, against the database; returns the final state of reservation and payment. */
const runScenario = async (name: string, { bank }: Scenario, noticeMinutes: readonly number[]): Promise<string> => {
  const reservation = await hold(name)
  const { organisationId } = world.north
  const scope = world.db.forOrganisation(organisationId)
  const payment = await scope.transaction((tx) => tx.payment.findFirstOrThrow({ where: { reservationId: reservation.id } }))
  let requestedFacts: Partial<PaymentFacts> = {}
  const factsAt = (minute: number): PaymentFacts =>
    Object.assign({}, emptyFacts, ...bank.filter(({ at }) => at <= minute).map(({ facts }) => facts), requestedFacts)
  // The bank executes requests and reports them at the next query.
  const receive = async (minute: number) => {
    for (let turn = 0; turn < 4; turn++) {
      const after = await applyPaymentFacts(scope, payment, factsAt(minute), later(minute))
      if (!after?.intent) return
      const { money } = factsAt(minute)
      if (after.intent === 'close') requestedFacts = { ...requestedFacts, page: 'closed' }
      if (after.intent === 'giveBack') requestedFacts = { ...requestedFacts, money: money === 'charged' ? 'returned' : 'letGo' }
    }
  }
  // The worker also checks by itself: at the payment deadline, and every two days.
  const checkMinutes = [31, 36, 2 * day, 2 * day + 60, 4 * day, 4 * day + 60, 8 * day]
  for (const minute of [...noticeMinutes, ...checkMinutes].toSorted((one, other) => one - other)) {
    if (noticeMinutes.includes(minute)) await receive(minute)
    if (!checkMinutes.includes(minute)) continue
    await endOverdue(world.db, reservation, later(minute))
    await receive(minute)
  }
  const row = await scope.transaction((tx) => tx.payment.findFirstOrThrow({ where: { id: payment.id } }))
  const car = await scope.transaction((tx) => tx.car.findFirstOrThrow({ where: { id: name } }))
  return `${(await readReservation(scope, reservation.id))?.state}, ${row.money}${car.reserved ? ', and the car is still reserved' : ''}`
}

it.each(scenarios.map((scenario, index) => ({ ...scenario, index })))(
  'a payment ends the same whichever bank notices arrive, how often and how late (CHK-02): $name',
  async ({ index, ...scenario }) => {
    const endStates = new Set<string>()
    for (let combination = 0; combination < noticeDelays.length ** scenario.bank.length; combination++) {
      const received = scenario.bank.flatMap(({ at }, index) =>
        (noticeDelays[Math.floor(combination / noticeDelays.length ** index) % noticeDelays.length] ?? []).map((delay) => at + delay),
      )
      endStates.add(await runScenario(`order-${index}-${combination}`, scenario, received))
    }
    expect([...endStates]).toEqual([scenario.end])
  },
)
