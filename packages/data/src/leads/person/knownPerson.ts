import type { Transaction } from '../../Transaction'

/** All identifiers of a conversation's person, and the ids of their records. */
export interface KnownPerson {
  readonly organisationId: string
  readonly conversationId: string
  /** In lower case. */
  readonly emails: readonly string[]
  /** In international format, and as entered. */
  readonly phones: readonly string[]
  readonly names: readonly string[]
  /** The identifiers that are unique: addresses, and numbers of more than a few digits. */
  readonly marks: readonly string[]
  readonly leadIds: readonly string[]
  readonly bookingIds: readonly string[]
  readonly reservationIds: readonly string[]
  readonly checkoutIds: readonly string[]
  readonly requestIds: readonly string[]
  readonly paymentIds: readonly string[]
  readonly shopperIds: readonly string[]
  readonly vehicleIds: readonly string[]
  /** All of these ids, to match audit entries. */
  readonly about: readonly string[]
}

interface ContactDetails {
  readonly id: string
  readonly name: string
  readonly lastName: string | null
  readonly email: string
  readonly phone: string
}

const each = <Row, Value>(rows: readonly Row[], read: (row: Row) => Value | null): Value[] => [
  ...new Set(rows.flatMap((row) => read(row) ?? [])),
]
const idsOf = (rows: readonly { readonly id: string }[]) => each(rows, ({ id }) => id)
const select = { id: true, name: true, lastName: true, email: true, phone: true } as const

/**
 * The identity of a conversation's person: all its addresses and numbers, the shopper account verified with one of them, and other
 * enquiries with them. Null if there is no such conversation.
 */
export const knownPerson = async (tx: Transaction, organisationId: string, conversationId: string): Promise<KnownPerson | null> => {
  const conversation = await tx.conversation.findFirst({ where: { organisationId, id: conversationId }, select })
  if (!conversation) return null
  const keys = await tx.conversationKey.findMany({ where: { organisationId, conversationId }, select: { key: true } })
  const begun = (prefix: string) => keys.flatMap(({ key }) => (key.startsWith(prefix) ? key.slice(prefix.length) : []))
  const entries = await tx.conversationEntry.findMany({
    where: { organisationId, conversationId },
    select: { bookingId: true, reservationId: true },
  })
  const leads: ContactDetails[] = await tx.lead.findMany({ where: { organisationId, conversationId }, select })
  const bookingIds = each(entries, ({ bookingId }) => bookingId)
  const bookings: ContactDetails[] = await tx.booking.findMany({
    where: { organisationId, OR: [{ id: { in: bookingIds } }, { leadId: { in: idsOf(leads) } }] },
    select,
  })
  const reservations = await tx.reservation.findMany({
    where: { organisationId, id: { in: each(entries, ({ reservationId }) => reservationId) } },
    select: { ...select, journeyId: true, shopperId: true },
  })
  const contacts: readonly ContactDetails[] = [conversation, ...leads, ...bookings, ...reservations]
  const proved = { emails: begun('mail:'), phones: begun('tel:') }
  const shoppers = await tx.shopper.findMany({
    where: { organisationId, OR: [{ email: { in: proved.emails } }, { mobile: { in: proved.phones } }] },
    select: { id: true, email: true, mobile: true, phone: true },
  })
  const emails = each(
    [...contacts, ...shoppers, ...proved.emails.map((email) => ({ email }))],
    ({ email }) => email?.trim().toLowerCase() || null,
  )
  const phones = [
    ...new Set([
      ...proved.phones,
      ...each(contacts, ({ phone }) => phone.trim() || null),
      ...shoppers.flatMap(({ mobile, phone }) => [mobile, phone].filter((one): one is string => Boolean(one))),
    ]),
  ]
  const shopperIds = idsOf(shoppers)
  const checkoutIds = each(reservations, ({ journeyId }) => journeyId)
  const requests = await tx.paymentRequest.findMany({
    where: { organisationId, OR: [{ email: { in: emails, mode: 'insensitive' } }, { mobile: { in: phones } }] },
    select: { id: true },
  })
  const payments = await tx.payment.findMany({
    where: { organisationId, OR: [{ reservationId: { in: idsOf(reservations) } }, { requestId: { in: idsOf(requests) } }] },
    select: { id: true },
  })
  const vehicles = await tx.ownVehicle.findMany({
    where: { organisationId, OR: [{ shopperId: { in: shopperIds } }, { valuations: { some: { leadId: { in: idsOf(leads) } } } }] },
    select: { id: true },
  })
  const ids = {
    leadIds: idsOf(leads),
    bookingIds: idsOf(bookings),
    reservationIds: idsOf(reservations),
    requestIds: idsOf(requests),
    shopperIds,
    vehicleIds: idsOf(vehicles),
  }
  return {
    organisationId,
    conversationId,
    emails,
    phones,
    marks: [...emails, ...phones.filter((phone) => phone.replace(/\D/g, '').length >= 8)],
    names: each(contacts, ({ name, lastName }) => [name, lastName].filter(Boolean).join(' ').trim() || null),
    ...ids,
    checkoutIds,
    paymentIds: idsOf(payments),
    about: [conversationId, ...Object.values(ids).flat()],
  }
}
