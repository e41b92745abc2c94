import { liveStates } from '@forecourt/rules/entities/reservationStates'
import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { type ConversationStage, openStages, stageNames } from '@forecourt/rules/leads/inbox/conversationStages'
import type { Actor } from '../../Actor'
import type { Scope } from '../../createDatabase'
import { Prisma } from '../../generated/client'
import { allConditions } from '../../lists/listSql'
import type { Reservation } from '../../reservations/Reservation'
import { actOnReservationIn } from '../../reservations/reservationPage'
import { lockReservation } from '../../reservations/stepReservation'
import { carsOfSites, type EditedCar, selectEditedCar } from '../../stock/getEditedCar'
import { moveCarIn } from '../../stock/moveCar'
import type { Transaction } from '../../Transaction'
import { changedSince, lockConversation, type StoredConversation, storeChange } from './changeConversation'
import { findClaim } from './claimConversation'
import { siteCondition } from './conversationSql'
import { inboxUsers } from './inboxUsers'
import { writeEntry } from './logContact'
import { isPermitted, type PermittedSites } from './PermittedSites'

/** A sale as its user enters it. */
export interface EnteredDeal {
  /** A car of the stock, or null and the name of a car that is not in it, such as an ordered one. */
  readonly carId: string | null
  readonly carName: string
  readonly priceCents: number | null
  /** A user who works on the conversation's leads; null if unknown. */
  readonly salespersonId: string | null
  readonly marksSold: boolean
  /** Completes the customer's reservation of the car, which also marks it as sold. */
  readonly completesReservation: boolean
  /** Leaves a note and a next step in the open conversations about the car. */
  readonly offersOthers: boolean
}

/** The part of the sale that was refused. */
export type DealPart = 'car' | 'price' | 'salesperson' | 'reservation'

export type CloseDealResult =
  | {
      readonly ok: true
      readonly id: string
      readonly revision: number
      readonly carName: string
      readonly priceCents: number | null
      readonly offered: number
    }
  | { readonly ok: false; readonly reason: 'notFound' }
  | { readonly ok: false; readonly reason: 'conflict'; readonly message: string }
  | { readonly ok: false; readonly reason: 'refused'; readonly part: DealPart; readonly message: string }

export interface DealOptions {
  readonly id: string
  readonly siteIds: readonly string[] | null
  readonly expectedRevision: number
  readonly deal: EnteredDeal
  /** Where the user may mark cars as sold, and complete reservations. */
  readonly permitted: { readonly sell: PermittedSites; readonly reserve: PermittedSites }
  /** Idempotency key from the browser. */
  readonly key: string
  readonly actor: Actor
  /** ISO in UTC. */
  readonly now: string
}

/** Rolls back all parts of the sale. */
class DealRefusal extends Error {
  constructor(
    readonly part: DealPart,
    message: string,
  ) {
    super(message)
  }
}

const maxOthers = 200

/** The car's row, restricted to the organisation and the sites; refuses others, as if they didn't exist. */
const findDealCar = async (tx: Transaction, organisationId: string, carId: string, siteIds: readonly string[] | null) => {
  const within = await carsOfSites(tx, siteIds)
  const conditions = [Prisma.sql`car.organisation_id = ${organisationId}`, ...(within ? [within] : [])]
  return selectEditedCar(tx, carId, allConditions(conditions))
}

const completeReservation = async (tx: Transaction, reservation: Reservation | null, closing: DealOptions) => {
  const { id, permitted, actor, now } = closing
  if (!reservation) throw new DealRefusal('reservation', 'The car has no reservation any more. Reload the page.')
  const { organisationId, reference, siteId } = reservation
  const isTheirs = await tx.conversationEntry.count({ where: { organisationId, conversationId: id, reservationId: reservation.id } })
  if (isTheirs === 0)
    throw new DealRefusal('reservation', `Reservation ${reference} is another customer’s. Cancel it on its page before you sell the car.`)
  if (!isPermitted(permitted.reserve, siteId))
    throw new DealRefusal('reservation', `Your role can’t complete reservation ${reference}. Ask your manager to complete it.`)
  const done = await actOnReservationIn(tx, { id: reservation.id, action: 'complete', note: '', actor, now })
  if (!done.ok) throw new DealRefusal('reservation', done.reason === 'invalid' ? done.message : `There is no reservation ${reference}.`)
}

const sellCar = async (tx: Transaction, car: EditedCar, { permitted, actor, now }: DealOptions) => {
  const { id: carId, organisationId } = car
  if (permitted.sell === false || (await findDealCar(tx, organisationId, carId, permitted.sell)) === null)
    throw new DealRefusal('car', 'Your role can’t mark this car as sold. Ask your manager to do it, and close the sale without it.')
  const moved = await moveCarIn(tx, { carId, to: 'sold', actor, now })
  if (moved.ok) return
  const problem = moved.reason === 'invalid' ? Object.values(moved.fields).join(' ') : 'The car is no longer in the stock.'
  throw new DealRefusal('car', problem)
}

/** Leaves a note and a next step in other open conversations about the car. Returns their number. */
const offerOthers = async (tx: Transaction, { organisationId, id }: StoredConversation, car: EditedCar, closing: DealOptions) => {
  const { siteIds, key, actor, now } = closing
  const others = await tx.$queryRaw<{ id: string }[]>`
    select c.id from conversations c where ${othersAsking({ organisationId, conversationId: id, carId: car.id, siteIds })}
    order by c.id limit ${maxOthers} for update`
  const text = `The ${car.name} they asked about was sold to another customer. Offer them something similar.`
  for (const other of others) {
    await writeEntry(
      tx,
      { organisationId, id: other.id },
      { kind: 'note', text, detail: { carId: car.id }, key: `sold ${key}` },
      { actor, now },
    )
    await tx.$executeRaw`
      update conversations set snoozed_until = null, revision = revision + 1,
        next_step_at = case when next_step = '' then ${new Date(now)} else next_step_at end,
        next_step = case when next_step = '' then 'Offer something similar' else next_step end
      where organisation_id = ${organisationId} and id = ${other.id}`
  }
  return others.length
}

const soldText = (before: StoredConversation, { carName, priceCents }: EnteredDeal, salesperson: string) => {
  const price = priceCents === null ? '' : ` for ${formatMoney(priceCents)}`
  const by = salesperson === '' ? '' : `, sold by ${salesperson}`
  return `Moved from ${stageNames[before.stage as ConversationStage]} to ${stageNames.sold}: ${carName}${price}${by}`
}

const closeIn = async (tx: Transaction, closing: DealOptions): Promise<CloseDealResult> => {
  const { id, siteIds, expectedRevision, deal, key, actor, now } = closing
  const found = await tx.conversation.findFirst({
    where: { id, siteIds: siteIds ? { hasSome: [...siteIds] } : undefined },
    select: { organisationId: true },
  })
  if (!found) return { ok: false, reason: 'notFound' }
  const { organisationId } = found
  const { carId } = deal
  // Car, reservation, conversation: the order of reservations, to avoid deadlocks.
  if (carId !== null) await tx.$queryRaw`select 1 from cars where organisation_id = ${organisationId} and id = ${carId} for update`
  const live =
    carId === null
      ? null
      : await tx.reservation.findFirst({ where: { organisationId, carId, state: { in: [...liveStates] } }, select: { id: true } })
  const reservation = live && (await lockReservation(tx, organisationId, live.id))
  const before = await lockConversation(tx, id, siteIds)
  if (!before) return { ok: false, reason: 'notFound' }
  const idempotencyKey = `${id} ${key}`
  const known = await tx.deal.findFirst({ where: { organisationId, idempotencyKey }, select: { carName: true, priceCents: true } })
  if (known) return { ok: true, id, revision: before.revision, ...known, offered: 0 }
  if (before.revision !== expectedRevision) return { ok: false, reason: 'conflict', message: changedSince }
  const car = carId === null ? null : await findDealCar(tx, organisationId, carId, siteIds)
  if (carId !== null && !car) throw new DealRefusal('car', 'There is no such car in your stock.')
  const carName = car?.name ?? deal.carName.trim()
  if (carName === '') throw new DealRefusal('car', 'Choose the car, or enter its name.')
  const users = await inboxUsers(tx, organisationId, before.siteIds)
  const salesperson = users.find((user) => user.id === deal.salespersonId)
  if (deal.salespersonId !== null && !salesperson)
    throw new DealRefusal('salesperson', 'This person doesn’t work on these enquiries any more.')
  const other = carId && (await tx.deal.findFirst({ where: { organisationId, carId, endedAt: null }, select: { conversationId: true } }))
  if (other && car?.status === 'sold')
    throw new DealRefusal(
      'car',
      other.conversationId === id ? 'This sale is closed already.' : 'This car was sold to another customer already.',
    )
  if (deal.completesReservation) await completeReservation(tx, reservation, closing)
  if (deal.marksSold && car) await sellCar(tx, car, closing)
  const offered = deal.offersOthers && car ? await offerOthers(tx, before, car, closing) : 0
  const [made] = await tx.deal.createManyAndReturn({
    data: [
      {
        ...{ organisationId, conversationId: id, carId, carName, priceCents: deal.priceCents, idempotencyKey },
        ...{ salespersonId: salesperson?.id ?? null, salespersonName: salesperson?.name ?? '' },
        ...{ reservationId: deal.completesReservation ? (reservation?.id ?? null) : null },
        ...{ closedAt: new Date(now), actorId: actor.userId, actorName: actor.name },
      },
    ],
    select: { id: true },
  })
  const claim = await findClaim(tx, before, { userId: salesperson?.id ?? actor.userId, now })
  const revision = await storeChange(
    tx,
    before,
    {
      ...{ kind: 'stage', action: 'inbox.close' },
      fields: { stage: 'sold', lostReason: null, waitsSince: null, snoozedUntil: null, ...claim?.fields },
      message: `${soldText(before, { ...deal, carName }, salesperson?.name ?? '')}${claim ? `. Assigned to ${claim.name}` : ''}`,
      detail: { dealId: made?.id ?? '' },
    },
    { actor, now },
  )
  return { ok: true, id, revision, carName, priceCents: deal.priceCents, offered }
}

/** SQL condition: other open conversations within the user's sites whose customers asked about a car; `c` is the conversation. */
export const othersAsking = ({
  organisationId,
  conversationId,
  carId,
  siteIds,
}: {
  readonly organisationId: string
  readonly conversationId: string
  readonly carId: string
  readonly siteIds: readonly string[] | null
}): Prisma.Sql => Prisma.sql`c.organisation_id = ${organisationId} and c.id <> ${conversationId}
  and c.stage = any(${[...openStages]}::text[]) and ${siteCondition(siteIds)}
  and exists (
    select from leads lead where lead.organisation_id = c.organisation_id and lead.conversation_id = c.id
      and lead.car_id = ${carId} and not lead.suspicious
  )`

/**
 * Closes a sale: moves the conversation to Sold, stores the car, price and salesperson, and with them completes the reservation, marks the
 * car as sold and prepares offers to others, all in one transaction. If a part is refused, nothing is changed. Idempotent by key.
 */
export const closeDeal = async (scope: Scope, closing: DealOptions): Promise<CloseDealResult> => {
  try {
    return await scope.transaction((tx) => closeIn(tx, closing))
  } catch (error) {
    if (error instanceof DealRefusal) return { ok: false, reason: 'refused', part: error.part, message: error.message }
    throw error
  }
}
