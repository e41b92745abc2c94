import { canPayDeposit } from '@forecourt/rules/car/canReserve'
import { canSubscribe } from '@forecourt/rules/car/canSubscribe'
import { journeyPriceCents } from '@forecourt/rules/checkout/journeyPriceCents'
import { siteDay } from '@forecourt/rules/dates/siteDay'
import type { CarStatus } from '@forecourt/rules/entities/Car'
import { liveStates } from '@forecourt/rules/entities/reservationStates'
import type { SubscriptionPlan } from '@forecourt/rules/entities/SubscriptionPlan'
import { countryCurrency } from '@forecourt/rules/format/formatMoney'
import { dueCents, subscriptionHoldHours } from '@forecourt/rules/subscriptions/subscriptionQuote'
import type { Database } from '../createDatabase'
import type { RenderedSite } from '../sites/RenderedSite'
import { changeCar } from '../stock/changeCar'
import { pagedStock } from '../stock/search/listedStock'
import type { Transaction } from '../Transaction'
import { findPaymentAccount } from './paymentAccounts'
import { type Reservation, toReservation } from './Reservation'
import { newReference } from './reference'
import { aShopper, lapseCarHolds } from './stepReservation'

export interface Hold {
  /** Idempotency key from the shopper's browser. */
  readonly key: string
  readonly journeyId: string | null
  /** Id or slug. */
  readonly car: string
  /** The price that the shopper accepted: the weekly price of a subscription. Cents. */
  readonly priceCents: number
  readonly contact: { readonly name: string; readonly lastName: string; readonly email: string; readonly phone: string }
  /** The signed-in shopper; null for none. */
  readonly shopperId: string | null
  /** Plan of a subscription; omitted or null for a reservation. */
  readonly subscription?: SubscriptionPlan | null
  /** ISO in UTC. */
  readonly now: string
}

export type HoldResult =
  | { readonly ok: true; readonly reservation: Reservation }
  /** Another shopper has or holds it. */
  | { readonly ok: false; readonly reason: 'taken' }
  /** sold; gone: no longer listed, or never listed. */
  | { readonly ok: false; readonly reason: 'sold' | 'gone' }
  /** The current price differs. Cents. */
  | { readonly ok: false; readonly reason: 'priceChanged'; readonly priceCents: number | null }
  /** The site takes no deposit for it. */
  | { readonly ok: false; readonly reason: 'notOffered' }

interface CarToHold {
  readonly id: string
  readonly name: string
  readonly status: CarStatus
  readonly reserved: boolean
  readonly priceCents: number | null
  readonly subscriptionPriceCents: number | null
  readonly paymentProcessors: string[]
  readonly dealershipId: string
  readonly locationId: string
}

const lockCar = async (tx: Transaction, site: RenderedSite, car: string): Promise<CarToHold | null> => {
  const [found] = await tx.$queryRaw<CarToHold[]>`
    select car.id, car.name, car.status, car.reserved, car.price_cents as "priceCents",
      car.subscription_price_cents as "subscriptionPriceCents", car.payment_processors as "paymentProcessors",
      car.dealership_id as "dealershipId", car.location_id as "locationId"
    from cars car where ${pagedStock(site)} and (car.id = ${car} or car.slug = ${car})
    for update of car`
  return found ?? null
}

const dollarCents = 100

/** Amount, way of collecting and duration of a hold: the deposit's settings, or the first payment and bond of a subscription, charged. */
const reservationTerms = ({ config }: RenderedSite, { subscription, now }: Hold) => {
  const { deposit, collect, holdHours } = config.checkout
  return subscription
    ? {
        amountCents: dueCents(subscription),
        collect: 'charge',
        holdHours: subscriptionHoldHours(subscription.startsOn, siteDay({ config, now })),
      }
    : { amountCents: deposit * dollarCents, collect, holdHours }
}

/**
 * Holds a car for a shopper who is about to pay the deposit (CHK-02). A unique constraint allows one live hold per car; expired holds are
 * released in the same transaction. Idempotent by key and by checkout.
 */
export const holdCar = (db: Database, site: RenderedSite, hold: Hold): Promise<HoldResult> =>
  db.forOrganisation(site.organisationId).transaction(async (tx): Promise<HoldResult> => {
    const { organisationId, siteId, config } = site
    const { key, journeyId, contact, shopperId, subscription = null, now } = hold
    const lockedCar = await lockCar(tx, site, hold.car)
    const repeat = await tx.reservation.findFirst({ where: { organisationId, siteId, holdKey: key } })
    if (repeat) return { ok: true, reservation: toReservation(repeat) }
    if (!lockedCar) return { ok: false, reason: 'gone' }
    if (lockedCar.status === 'sold') return { ok: false, reason: 'sold' }
    const carId = lockedCar.id
    await lapseCarHolds(tx, { organisationId, carId, now })
    const live = await tx.reservation.findFirst({ where: { organisationId, carId, state: { in: [...liveStates] } } })
    if (live) {
      if (journeyId !== null && live.journeyId === journeyId) return { ok: true, reservation: toReservation(live) }
      return { ok: false, reason: 'taken' }
    }
    const car = (await lockCar(tx, site, carId)) ?? lockedCar
    if (car.reserved) return { ok: false, reason: 'taken' }
    const account = await findPaymentAccount(tx, { organisationId, locationId: car.locationId })
    const { amountCents, collect, holdHours } = reservationTerms(site, hold)
    if (!account || !(subscription ? canSubscribe(car, config) : canPayDeposit(car, config))) return { ok: false, reason: 'notOffered' }
    const priceCents = journeyPriceCents(subscription ? 'subscribe' : 'reserve', car)
    if (priceCents === null || priceCents !== hold.priceCents) return { ok: false, reason: 'priceChanged', priceCents }
    const currency = countryCurrency(config.identity.country)
    const heldUntil = new Date(Date.parse(now) + config.checkout.holdMinutes * 60_000)
    const inserted = await tx.reservation.createManyAndReturn({
      data: [
        {
          ...{ organisationId, siteId, carId, carName: car.name, dealershipId: car.dealershipId, locationId: car.locationId },
          ...{ reference: newReference('R'), holdKey: key, journeyId, shopperId, ...contact },
          ...{
            ...(subscription && { subscription: { ...subscription } }),
            priceCents,
            amountCents,
            currency,
            holdHours,
            heldUntil,
            createdAt: new Date(now),
            changedAt: new Date(now),
          },
        },
      ],
      // The unique constraint decides: another live hold prevents the insert.
      skipDuplicates: true,
    })
    const [row] = inserted
    if (!row) return { ok: false, reason: 'taken' }
    await tx.payment.create({
      data: {
        organisationId,
        siteId,
        reservationId: row.id,
        accountId: account.id,
        collect,
        amountCents,
        currency,
        createdAt: new Date(now),
      },
    })
    await tx.reservationEvent.create({
      data: {
        ...{ organisationId, reservationId: row.id, event: 'hold', toState: 'holding', at: new Date(now) },
        ...{ actorId: null, actorName: aShopper.name },
      },
    })
    await changeCar(tx, carId, { actor: aShopper, changes: { reserved: true }, now, action: 'move' })
    return { ok: true, reservation: toReservation(row) }
  })
