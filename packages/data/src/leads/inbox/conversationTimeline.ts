import type { BookingState } from '@forecourt/rules/bookings/Booking'
import type { LeadForm } from '@forecourt/rules/entities/LeadForm'
import { type EndedBecause, type ReservationState, staffStates } from '@forecourt/rules/entities/reservationStates'
import { carChangeText } from '@forecourt/rules/leads/inbox/carChangeText'
import { type SpamSign, spamSigns } from '@forecourt/rules/leads/spamScore'
import { isRecord } from '@forecourt/schema/isRecord'
import type { Reservation as Row, ConversationEntry as StoredEntry } from '../../generated/client'
import type { Transaction } from '../../Transaction'
import type { ConversationRow } from './conversationSql'

/** Delivery state of a message. */
type MessageState = 'waiting' | 'sent' | 'failed' | 'bounced'

/** One entry of a conversation. Instants are ISO in UTC. */
export interface ConversationEntry {
  /** Unique within the conversation. */
  readonly id: string
  readonly kind:
    | 'lead'
    | 'booking'
    | 'reservation'
    | 'reservationEvent'
    | 'note'
    | 'call'
    | 'mailOut'
    | 'mailIn'
    | 'smsOut'
    | 'smsIn'
    | 'stage'
    | 'assign'
    | 'snooze'
    | 'nextStep'
    | 'merge'
    | 'split'
    | 'car'
  readonly at: string
  /** The author, or the name given in the enquiry if it differs from the conversation's; empty for the shopper and the database. */
  readonly by: string
  readonly text: string
  /** The car that it names; null for none, or one that was deleted. */
  readonly carId: string | null
  readonly lead?: {
    readonly id: string
    readonly form: LeadForm
    readonly category: string
    readonly carName: string | null
    readonly siteName: string
    readonly suspicious: boolean
    /** Why it looks like spam. */
    readonly spamSigns: readonly SpamSign[]
    readonly email: string
    readonly phone: string
    readonly valuationId: string | null
  }
  readonly booking?: {
    readonly id: string
    readonly kind: 'testDrive' | 'service'
    readonly state: BookingState
    readonly startsAt: string
    readonly timeZone: string
    readonly locationId: string
    readonly locationName: string
    readonly carName: string | null
  }
  readonly reservation?: {
    readonly id: string
    readonly reference: string
    readonly state: ReservationState
    readonly because: EndedBecause | null
    readonly isSubscription: boolean
    readonly carName: string
    readonly amountCents: number
  }
  /** What happened to a reservation after it was made, such as a cancellation or a failed refund. */
  readonly reservationEvent?: {
    readonly reservationId: string
    readonly event: string
    readonly carName: string
    readonly isSubscription: boolean
    /** Whether staff must act because of it: it is the reservation's state now. */
    readonly needsAction: boolean
  }
  /** For a message: its address, subject and delivery. */
  readonly message?: {
    readonly address: string
    readonly subject: string
    readonly state: MessageState
    readonly problem: string | null
    /** The sender's address is new in this conversation. */
    readonly isUnknown: boolean
    /** An automatic reply, such as an out-of-office mail. */
    readonly isAutomatic: boolean
    readonly files: readonly { readonly id: string; readonly name: string; readonly contentType: string }[]
    /** Names of attachments that were not stored. */
    readonly refusedFiles: readonly string[]
  }
}

/** Maximum number of entries, newest first. */
const maxEntries = 500
const maxCarNews = 50
const messages: ReadonlySet<string> = new Set(['mailOut', 'mailIn', 'smsOut', 'smsIn'])

const textIn = (detail: unknown, field: string): string => {
  const value = isRecord(detail) ? detail[field] : undefined
  return typeof value === 'string' ? value : ''
}

/** Changes of the cars in a conversation since they were first enquired about. */
const listCarNews = async (tx: Transaction, organisationId: string, cars: ReadonlyMap<string, { name: string; since: Date }>) => {
  if (cars.size === 0) return []
  const states = await tx.carState.findMany({ where: { organisationId, carId: { in: [...cars.keys()] } }, orderBy: { id: 'asc' } })
  return states.flatMap((state, index): ConversationEntry[] => {
    const before = states.slice(0, index).findLast(({ carId }) => carId === state.carId)
    const car = cars.get(state.carId)
    if (!before || !car || state.at <= car.since) return []
    const text = carChangeText(before as Parameters<typeof carChangeText>[0], state as Parameters<typeof carChangeText>[1])
    return text === null
      ? []
      : [
          {
            id: `car ${state.id}`,
            kind: 'car',
            at: state.at.toISOString(),
            by: '',
            carId: state.carId,
            text: `${car.name}: ${text[0]?.toLowerCase()}${text.slice(1)}`,
          },
        ]
  })
}

const toTimelineReservation = ({ id, reference, carName, amountCents, subscription, state, because }: Row) => ({
  ...{ id, reference, carName, amountCents, isSubscription: subscription !== null },
  ...{ state: state as ReservationState, because: because as EndedBecause | null },
})

const maxReservationEvents = 50

/** What happened to the reservations of a conversation since they were made. */
const listReservationEvents = async (
  tx: Transaction,
  organisationId: string,
  reservations: readonly Pick<Row, 'id' | 'carId' | 'carName' | 'subscription' | 'state'>[],
): Promise<ConversationEntry[]> => {
  if (reservations.length === 0) return []
  const events = await tx.reservationEvent.findMany({
    where: { organisationId, reservationId: { in: reservations.map(({ id }) => id) }, event: { not: 'hold' } },
    orderBy: { id: 'desc' },
    take: maxReservationEvents,
  })
  return events.toReversed().flatMap(({ id, reservationId, event, toState, at, actorName, note }): ConversationEntry[] => {
    const reservation = reservations.find((each) => each.id === reservationId)
    if (!reservation) return []
    const { carId, carName, subscription, state } = reservation
    const isLatest = events.find((each) => each.reservationId === reservationId)?.id === id
    const needsAction = isLatest && toState === state && (staffStates as readonly string[]).includes(state)
    return [
      {
        ...{ id: `reservation ${id}`, kind: 'reservationEvent', at: at.toISOString(), by: actorName, text: note, carId },
        reservationEvent: { reservationId, event, carName, isSubscription: subscription !== null, needsAction },
      },
    ]
  })
}

const fullName = (person: { readonly name: string; readonly lastName: string | null }) =>
  [person.name, person.lastName].filter(Boolean).join(' ')

type EntryRow = Pick<StoredEntry, 'id' | 'kind' | 'detail'>

/** Loads delivery states and files of the messages among a conversation's entries. Returns the message of an entry. */
const loadMessages = async (tx: Transaction, organisationId: string, rows: readonly EntryRow[]) => {
  const outboxIds = rows.flatMap(({ detail }) => textIn(detail, 'outboxId') || [])
  const sent = await tx.outboxMessage.findMany({
    where: { organisationId, id: { in: outboxIds } },
    select: { id: true, status: true, lastError: true },
  })
  const files = await tx.conversationFile.findMany({
    where: { organisationId, entryId: { in: rows.filter(({ kind }) => kind === 'mailIn' || kind === 'mailOut').map((row) => row.id) } },
    select: { id: true, entryId: true, name: true, contentType: true },
    orderBy: { id: 'asc' },
  })
  return ({ id: entryId, detail }: EntryRow): ConversationEntry['message'] => {
    const message = sent.find((one) => one.id === textIn(detail, 'outboxId'))
    const bounced = textIn(detail, 'bounced')
    const refused = isRecord(detail) && Array.isArray(detail.refusedFiles) ? detail.refusedFiles.map(String) : []
    return {
      address: textIn(detail, 'to') || textIn(detail, 'from'),
      subject: textIn(detail, 'subject'),
      state: bounced ? 'bounced' : message?.status === 'dead' ? 'failed' : message && message.status !== 'delivered' ? 'waiting' : 'sent',
      problem: bounced || (message?.status === 'dead' ? message.lastError : null),
      isUnknown: isRecord(detail) && detail.isUnknown === true,
      isAutomatic: isRecord(detail) && detail.isAutomatic === true,
      files: files
        .filter((file) => file.entryId === entryId)
        .map(({ id: fileId, name, contentType }) => ({ id: fileId, name, contentType })),
      refusedFiles: refused,
    }
  }
}

/** Loads the sales among a conversation's entries. Returns the car of a sale, or of a note about one. */
const loadEntryCars = async (tx: Transaction, organisationId: string, rows: readonly EntryRow[]) => {
  const dealIds = rows.flatMap(({ detail }) => textIn(detail, 'dealId') || [])
  const deals =
    dealIds.length === 0
      ? []
      : await tx.deal.findMany({ where: { organisationId, id: { in: dealIds } }, select: { id: true, carId: true } })
  return ({ detail }: EntryRow): string | null =>
    textIn(detail, 'carId') || (deals.find(({ id }) => id === textIn(detail, 'dealId'))?.carId ?? null)
}

/** All entries of a conversation within the user's sites, oldest first. */
export const conversationTimeline = async (
  tx: Transaction,
  { organisationId, id, name, lastName }: Pick<ConversationRow, 'organisationId' | 'id' | 'name' | 'lastName'>,
  siteIds: readonly string[] | null,
): Promise<ConversationEntry[]> => {
  const rows = await tx.conversationEntry.findMany({
    where: { organisationId, conversationId: id, ...(siteIds && { OR: [{ siteId: null }, { siteId: { in: [...siteIds] } }] }) },
    orderBy: { id: 'desc' },
    take: maxEntries,
  })
  const presentIds = (field: 'leadId' | 'bookingId' | 'reservationId') => rows.flatMap((row) => row[field] ?? [])
  const leads = await tx.lead.findMany({
    where: { organisationId, id: { in: presentIds('leadId') } },
    include: { site: { select: { name: true } } },
  })
  const valuations = await tx.valuation.findMany({
    where: { organisationId, leadId: { in: presentIds('leadId') } },
    select: { id: true, leadId: true },
  })
  const bookings = await tx.booking.findMany({ where: { organisationId, id: { in: presentIds('bookingId') } } })
  const reservations = await tx.reservation.findMany({ where: { organisationId, id: { in: presentIds('reservationId') } } })
  const places = await tx.location.findMany({
    where: { organisationId, id: { in: bookings.map(({ locationId }) => locationId) } },
    select: { id: true, name: true, timeZone: true },
  })
  const entryMessage = await loadMessages(tx, organisationId, rows)
  const entryCar = await loadEntryCars(tx, organisationId, rows)
  const cars = new Map<string, { name: string; since: Date }>()
  for (const { carId, carName, createdAt } of [...leads, ...bookings, ...reservations]) {
    const known = carId === null ? undefined : cars.get(carId)
    if (carId !== null && carName !== null && (!known || createdAt < known.since)) cars.set(carId, { name: carName, since: createdAt })
  }
  // People can share a phone number: show the name if it differs from the conversation's.
  const otherName = (namedPerson: Parameters<typeof fullName>[0]) =>
    fullName(namedPerson).toLowerCase() === fullName({ name, lastName }).toLowerCase() ? '' : fullName(namedPerson)
  const entries = rows.map((row): ConversationEntry => {
    const timelineMessage = {
      id: String(row.id),
      kind: row.kind as ConversationEntry['kind'],
      at: row.at.toISOString(),
      by: row.actorName,
      text: row.text,
      carId: entryCar(row),
    }
    const lead = leads.find((one) => one.id === row.leadId)
    if (lead)
      return {
        ...timelineMessage,
        by: timelineMessage.by || otherName(lead),
        text: lead.message ?? '',
        carId: lead.carId,
        lead: {
          id: lead.id,
          form: lead.form as LeadForm,
          category: [lead.category, lead.subcategory].filter(Boolean).join(' · '),
          carName: lead.carName,
          siteName: lead.site.name,
          suspicious: lead.suspicious,
          spamSigns: lead.spamSigns.filter((sign): sign is SpamSign => Object.hasOwn(spamSigns, sign)),
          email: lead.email,
          phone: lead.phone,
          valuationId: valuations.find(({ leadId }) => leadId === lead.id)?.id ?? null,
        },
      }
    const booking = bookings.find((one) => one.id === row.bookingId)
    if (booking) {
      const place = places.find((one) => one.id === booking.locationId)
      return {
        ...timelineMessage,
        by: timelineMessage.by || otherName(booking),
        text: textIn(booking.details, 'message'),
        carId: booking.carId,
        booking: {
          id: booking.id,
          kind: booking.kind as 'testDrive' | 'service',
          state: booking.state as BookingState,
          startsAt: booking.startsAt.toISOString(),
          timeZone: place?.timeZone ?? 'Australia/Sydney',
          locationId: booking.locationId,
          locationName: place?.name ?? '',
          carName: booking.carName,
        },
      }
    }
    const reservation = reservations.find((one) => one.id === row.reservationId)
    if (reservation) {
      return {
        ...timelineMessage,
        by: timelineMessage.by || otherName(reservation),
        carId: reservation.carId,
        reservation: toTimelineReservation(reservation),
      }
    }
    return messages.has(row.kind) ? { ...timelineMessage, message: entryMessage(row) } : timelineMessage
  })
  const news = (await listCarNews(tx, organisationId, cars)).slice(-maxCarNews)
  const events = await listReservationEvents(tx, organisationId, reservations)
  return [...entries, ...events, ...news].sort((one, other) => one.at.localeCompare(other.at) || Number(one.id) - Number(other.id))
}
