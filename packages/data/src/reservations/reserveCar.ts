import type { CarStatus } from '@forecourt/rules/entities/Car'
import { isInStock } from '@forecourt/rules/entities/isInStock'
import { liveStates } from '@forecourt/rules/entities/reservationStates'
import { countryCurrency } from '@forecourt/rules/format/formatMoney'
import { reservationEndRefusal } from '@forecourt/rules/reservations/extendReservation'
import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import type { Scope } from '../createDatabase'
import type { RenderedSite } from '../sites/RenderedSite'
import { changeCar } from '../stock/changeCar'
import type { Transaction } from '../Transaction'
import { type Reservation, toReservation } from './Reservation'
import { newReference } from './reference'
import { lapseCarHolds } from './stepReservation'

export interface StaffReservation {
  readonly carId: string
  /** The customer's conversation; null for no customer yet. */
  readonly conversationId: string | null
  /** End of the reservation; ISO in UTC. */
  readonly until: string
  /** Idempotency key from the browser. */
  readonly key: string
}

export type ReserveResult =
  | { readonly ok: true; readonly reservation: Reservation }
  | { readonly ok: false; readonly message: string; readonly field: 'car' | 'conversationId' | 'until' }

interface Options {
  readonly site: RenderedSite
  /** Limits the conversations to these sites; null for all of the scope, false for none. */
  readonly conversationSites: readonly string[] | null | false
  readonly actor: Actor
  /** ISO in UTC. */
  readonly now: string
}

const refusal = (field: 'car' | 'conversationId' | 'until', message: string) => ({ ok: false, field, message }) as const

const hourMs = 3_600_000

const findCustomer = async (
  tx: Transaction,
  organisationId: string,
  { conversationId }: StaffReservation,
  { conversationSites }: Options,
) => {
  if (conversationId === null || conversationSites === false) return null
  return tx.conversation.findFirst({
    where: { organisationId, id: conversationId, siteIds: conversationSites ? { hasSome: [...conversationSites] } : undefined },
    select: { id: true, name: true, lastName: true, email: true, phone: true },
  })
}

/**
 * Reserves a car for a customer, or for none yet, without a deposit, until an instant; with history and audit entries, and an entry in the
 * customer's conversation (CAR-05, CHK-02). A unique constraint allows one live reservation per car. Idempotent by key.
 */
export const reserveCar = (scope: Scope, entered: StaffReservation, options: Options): Promise<ReserveResult> =>
  scope.transaction(async (tx): Promise<ReserveResult> => {
    const { site, actor, now } = options
    const { organisationId, siteId } = site
    const { carId, until, key } = entered
    const refused = reservationEndRefusal(until, now)
    if (refused !== null) return refusal('until', refused)
    await tx.$queryRaw`select 1 from cars where organisation_id = ${organisationId} and id = ${carId} for update`
    const repeat = await tx.reservation.findFirst({ where: { organisationId, siteId, holdKey: key } })
    if (repeat) return { ok: true, reservation: toReservation(repeat) }
    await lapseCarHolds(tx, { organisationId, carId, now })
    const car = await tx.car.findFirst({ where: { organisationId, id: carId } })
    if (!car) return refusal('car', 'The car is no longer in the stock.')
    if (!isInStock({ status: car.status as CarStatus })) return refusal('car', 'Only a car that is for sale can be reserved.')
    const live = await tx.reservation.findFirst({
      where: { organisationId, carId, state: { in: [...liveStates] } },
      select: { reference: true },
    })
    if (live || car.reserved)
      return refusal('car', `${car.name} is reserved already${live ? ` (${live.reference})` : ''}. Reload the page.`)
    const customer = await findCustomer(tx, organisationId, entered, options)
    if (entered.conversationId !== null && !customer) return refusal('conversationId', 'This customer isn’t in your inbox any more.')
    const [at, end] = [new Date(now), new Date(until)]
    const row = await tx.reservation.create({
      data: {
        ...{ organisationId, siteId, carId, carName: car.name, dealershipId: car.dealershipId, locationId: car.locationId },
        ...{ reference: newReference('R'), holdKey: key, state: 'reserved', priceCents: car.priceCents ?? 0, amountCents: 0 },
        ...{ name: customer?.name ?? '', lastName: customer?.lastName ?? '', email: customer?.email ?? '', phone: customer?.phone ?? '' },
        ...{ currency: countryCurrency(site.config.identity.country), holdHours: Math.ceil((end.getTime() - at.getTime()) / hourMs) },
        ...{ heldUntil: end, reservedUntil: end, createdAt: at, changedAt: at },
      },
    })
    await tx.reservationEvent.create({
      data: {
        ...{ organisationId, reservationId: row.id, event: 'reserve', toState: 'reserved', at },
        ...{ actorId: actor.userId, actorName: actor.name },
      },
    })
    if (customer)
      await tx.conversationEntry.create({
        data: {
          ...{ organisationId, conversationId: customer.id, kind: 'reservation', at, siteId, reservationId: row.id },
          ...{ text: '', detail: { byDealer: true }, actorId: actor.userId, actorName: actor.name },
        },
      })
    await changeCar(tx, carId, { actor, changes: { reserved: true }, now, action: 'move' })
    const forWhom = [customer?.name, customer?.lastName].filter(Boolean).join(' ')
    await appendAudit(tx, {
      ...{ organisationId, siteId, actor, action: 'reservation.reserve', target: row.id },
      summary: `Reserved ${car.name}${forWhom === '' ? '' : ` for ${forWhom}`}, ${row.reference}`,
    })
    return { ok: true, reservation: toReservation(row) }
  })
