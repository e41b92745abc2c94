import type { CarStatus } from '@forecourt/rules/entities/Car'
import type { LeadForm } from '@forecourt/rules/entities/LeadForm'
import { isCancelled, isLive, liveStates, type ReservationState } from '@forecourt/rules/entities/reservationStates'
import { type CarEnquiry, likelySoldCar } from '@forecourt/rules/leads/inbox/likelySoldCar'
import { isSalesForm } from '@forecourt/rules/leads/isSalesForm'
import { type CarStage, carStage } from '@forecourt/rules/stock/carStage'
import type { Scope } from '../../createDatabase'
import { Prisma } from '../../generated/client'
import { allConditions } from '../../lists/listSql'
import { carsOfSites } from '../../stock/getEditedCar'
import { selectCars } from '../../stock/reading/selectCars'
import type { Transaction } from '../../Transaction'
import { othersAsking } from './closeDeal'
import { type HeldReservation, heldReservations } from './heldReservations'
import { type UnsettledMoney, unsettledMoney } from './unsettledMoney'

/** A car that the sale of a conversation may be about. */
export interface DealCar {
  readonly id: string
  readonly name: string
  readonly stockNumber: string
  readonly status: CarStatus
  readonly stage: CarStage
  readonly locationId: string
  readonly colour: string | null
  /** Odometer reading in kilometres. */
  readonly km: number | null
  /** The advertised price. Cents. */
  readonly priceCents: number | null
  /** Its live reservation, which may be another customer's; not the person's own subscription. */
  readonly reservation: { readonly id: string; readonly reference: string; readonly isTheirs: boolean } | null
  /** Number of other open conversations about it. */
  readonly othersAsking: number
}

const maxCars = 20

interface EntryIds {
  readonly leadId: string | null
  readonly bookingId: string | null
  readonly reservationId: string | null
}

/** What a customer asked, booked and reserved about cars; the latest of each first. */
const carEnquiries = async (tx: Transaction, organisationId: string, entries: readonly EntryIds[]): Promise<CarEnquiry[]> => {
  const those = (field: keyof EntryIds) => ({
    organisationId,
    id: { in: entries.flatMap((entry) => entry[field] ?? []) },
    carId: { not: null },
  })
  const latestFirst = { orderBy: { createdAt: 'desc' } } as const
  const reservations = await tx.reservation.findMany({
    where: { organisationId, id: those('reservationId').id },
    ...latestFirst,
    select: { carId: true, createdAt: true, state: true },
  })
  const leads = await tx.lead.findMany({
    where: { ...those('leadId'), suspicious: false },
    ...latestFirst,
    select: { carId: true, createdAt: true, form: true, ownStage: true },
  })
  const bookings = await tx.booking.findMany({
    where: { ...those('bookingId'), kind: 'testDrive' },
    ...latestFirst,
    select: { carId: true, createdAt: true, state: true },
  })
  const enquiry = ({ carId, createdAt }: { readonly carId: string | null; readonly createdAt: Date }, state: CarEnquiry['state']) =>
    carId === null ? [] : [{ carId, at: createdAt.toISOString(), state }]
  const reservationState = (state: ReservationState) => (isLive(state) ? 'held' : isCancelled(state) ? 'ended' : 'past')
  return [
    ...reservations.flatMap((each) => enquiry(each, reservationState(each.state as ReservationState))),
    ...leads.flatMap((each) => enquiry(each, isSalesForm(each.form as LeadForm) && each.ownStage === null ? 'open' : 'past')),
    ...bookings.flatMap((each) => enquiry(each, each.state === 'cancelled' || each.state === 'no_show' ? 'past' : 'open')),
  ]
}

interface DealQuery {
  readonly id: string
  readonly siteIds: readonly string[] | null
  readonly carId: string | null
  /** The car of the enquiry that the user came from. */
  readonly fromCarId?: string | null
}

/**
 * The cars that a conversation is about, the latest enquiry's first, and a further one, within the user's sites; null if there is no such
 * conversation.
 */
export const dealChoices = (
  scope: Scope,
  { id, siteIds, carId, fromCarId = null }: DealQuery,
): Promise<{
  readonly organisationId: string
  readonly cars: readonly DealCar[]
  /** The car that a sale is most likely about; null if that isn't clear. */
  readonly likelyCarId: string | null
  readonly unsettled: readonly UnsettledMoney[]
  /** The person's own reservations. */
  readonly held: readonly HeldReservation[]
} | null> =>
  scope.transaction(async (tx) => {
    const conversation = await tx.conversation.findFirst({ where: { id, siteIds: siteIds ? { hasSome: [...siteIds] } : undefined } })
    if (!conversation) return null
    const { organisationId } = conversation
    const entries = await tx.conversationEntry.findMany({
      where: { organisationId, conversationId: id, kind: { in: ['lead', 'booking', 'reservation'] } },
      orderBy: { id: 'desc' },
      take: maxCars,
      select: { leadId: true, bookingId: true, reservationId: true },
    })
    const about = await carEnquiries(tx, organisationId, entries)
    const ids = [...new Set([carId, conversation.carId, ...about.map((each) => each.carId)].flatMap((each) => each ?? []))]
    const within = await carsOfSites(tx, siteIds)
    const conditions = [Prisma.sql`car.organisation_id = ${organisationId}`, Prisma.sql`car.id = any(${ids})`, ...(within ? [within] : [])]
    const cars = await selectCars(tx, { where: allConditions(conditions) })
    const reservations = await tx.reservation.findMany({
      where: { organisationId, carId: { in: ids }, state: { in: [...liveStates] } },
      select: { id: true, carId: true, reference: true, subscription: true },
    })
    const reservationIds = entries.flatMap((entry) => entry.reservationId ?? [])
    const theirs = new Set(reservationIds)
    const found: DealCar[] = []
    for (const wantedCarId of ids) {
      const car = cars.find((each) => each.id === wantedCarId)
      if (!car) continue
      // Their own subscription is started on its page, after the checks.
      const held = reservations.find((each) => each.carId === car.id && (each.subscription === null || !theirs.has(each.id)))
      const [others] = await tx.$queryRaw<{ count: number }[]>`
        select count(*)::int as count from conversations c
        where ${othersAsking({ organisationId, conversationId: id, carId: car.id, siteIds })}`
      const { name, stockNumber, status, priceCents, colour, km } = car
      found.push({
        ...{
          id: car.id,
          name,
          stockNumber,
          status,
          stage: carStage(car),
          locationId: car.locationId,
          priceCents,
          colour,
          km,
          othersAsking: others?.count ?? 0,
        },
        reservation: held ? { id: held.id, reference: held.reference, isTheirs: theirs.has(held.id) } : null,
      })
    }
    const forSale = new Set(found.flatMap((car) => (car.status === 'sold' ? [] : car.id)))
    // A car of another conversation in the address is none of this customer's.
    const cameFrom = about.some((each) => each.carId === fromCarId) ? fromCarId : null
    return {
      organisationId,
      cars: found,
      likelyCarId: likelySoldCar(about, { fromCarId: cameFrom, forSale }),
      unsettled: await unsettledMoney(tx, { organisationId, conversationId: id, reservationIds, siteIds }),
      held: await heldReservations(tx, { organisationId, reservationIds, siteIds }),
    }
  })
