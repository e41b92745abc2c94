import { allConversationKeys, sharedNumbers } from '../../allConversationKeys'
import type { Transaction } from '../../Transaction'
import type { OwnedCustomer } from '../customers/customerKind'
import { customersOfConversation } from '../customers/listCustomers'

/** All identifiers of a conversation's person, and the ids of their records. */
export interface KnownPerson {
  readonly organisationId: string
  readonly conversationId: string
  /** In lower case. */
  readonly emails: readonly string[]
  /** In international format, and as entered. */
  readonly phones: readonly string[]
  readonly names: readonly string[]
  /** Texts that name only this person, searched for in other texts: e-mail addresses, and phone numbers of at least eight digits. */
  readonly identifiers: readonly string[]
  readonly leadIds: readonly string[]
  readonly bookingIds: readonly string[]
  readonly reservationIds: readonly string[]
  readonly checkoutIds: readonly string[]
  readonly requestIds: readonly string[]
  readonly paymentIds: readonly string[]
  readonly shopperIds: readonly string[]
  readonly vehicleIds: readonly string[]
  /** In the list of customers. */
  readonly customerIds: readonly string[]
  /** All ids above, to find the audit entries of these records. */
  readonly recordIds: readonly string[]
}

interface ContactDetails {
  readonly id: string
  readonly name: string
  readonly lastName: string | null
  readonly email: string
  readonly phone: string
}

const distinct = <Row, Value>(rows: readonly Row[], read: (row: Row) => Value | null): Value[] => [
  ...new Set(rows.flatMap((row) => read(row) ?? [])),
]
const distinctIds = (rows: readonly { readonly id: string }[]) => distinct(rows, ({ id }) => id)
const isLong = (phone: string) => phone.replace(/\D/g, '').length >= 8
const select = { id: true, name: true, lastName: true, email: true, phone: true } as const

/** A number without its country and trunk prefix. */
const bareNumber = (phone: string) => phone.replace(/\D/g, '').replace(/^(?:00)?6[14](?=\d{8})|^0/, '')

interface GivenNumbers {
  readonly conversationId: string
  readonly phones: readonly string[]
  readonly customerIds: readonly string[]
}

/** Whether other people share a phone number; records found by it can't be attributed to one of them. */
const othersNumbers = async (tx: Transaction, organisationId: string, { conversationId, phones, customerIds }: GivenNumbers) => {
  const conversations = await sharedNumbers(tx, organisationId, { id: conversationId, phones })
  const customers = await tx.customerKey.findMany({
    where: { organisationId, customerId: { notIn: [...customerIds] }, key: { in: phones.map((phone) => `tel:${phone}`) } },
    select: { key: true },
  })
  const numbers = new Set([...conversations, ...customers.map(({ key }) => key.slice('tel:'.length))].map(bareNumber))
  return (phone: string) => numbers.has(bareNumber(phone))
}

/**
 * The identity of a conversation's person: all its e-mail addresses and phone numbers, the shopper account verified with one of them, and other
 * enquiries with them. Null if there is no such conversation.
 */
export const knownPerson = async (tx: Transaction, organisationId: string, conversationId: string): Promise<KnownPerson | null> => {
  const conversation = await tx.conversation.findFirst({ where: { organisationId, id: conversationId }, select })
  if (!conversation) return null
  const keys = await tx.$queryRaw<{ key: string }[]>`
    select key from ${allConversationKeys} held where held.organisation_id = ${organisationId} and held.conversation_id = ${conversationId}`
  const withPrefix = (prefix: string) => keys.flatMap(({ key }) => (key.startsWith(prefix) ? key.slice(prefix.length) : []))
  const entries = await tx.conversationEntry.findMany({
    where: { organisationId, conversationId },
    select: { bookingId: true, reservationId: true },
  })
  const leads: ContactDetails[] = await tx.lead.findMany({ where: { organisationId, conversationId }, select })
  const bookingIds = distinct(entries, ({ bookingId }) => bookingId)
  const bookings: ContactDetails[] = await tx.booking.findMany({
    where: { organisationId, OR: [{ id: { in: bookingIds } }, { leadId: { in: distinctIds(leads) } }] },
    select,
  })
  const reservations = await tx.reservation.findMany({
    where: { organisationId, id: { in: distinct(entries, ({ reservationId }) => reservationId) } },
    select: { ...select, journeyId: true, shopperId: true },
  })
  const customers = await customersOfConversation(tx, { organisationId, id: conversationId })
  const contacts: readonly ContactDetails[] = [conversation, ...leads, ...bookings, ...reservations, ...customers]
  const isOfOthers = await othersNumbers(tx, organisationId, {
    conversationId,
    phones: withPrefix('tel:'),
    customerIds: distinctIds(customers),
  })
  const proved = { emails: withPrefix('mail:'), phones: withPrefix('tel:').filter((phone) => !isOfOthers(phone)) }
  const shoppers = await tx.shopper.findMany({
    where: { organisationId, OR: [{ email: { in: proved.emails } }, { mobile: { in: proved.phones } }] },
    select: { id: true, email: true, mobile: true, phone: true },
  })
  const emails = distinct(
    [...contacts, ...shoppers, ...proved.emails.map((email) => ({ email }))],
    ({ email }) => email?.trim().toLowerCase() || null,
  )
  const phones = [
    ...new Set([
      ...proved.phones,
      ...distinct(contacts, ({ phone }) => (isOfOthers(phone) ? null : phone.trim() || null)),
      ...shoppers.flatMap(({ mobile, phone }) => [mobile, phone].filter((one): one is string => Boolean(one))),
    ]),
  ]
  const shopperIds = distinctIds(shoppers)
  const checkoutIds = distinct(reservations, ({ journeyId }) => journeyId)
  const requests = await tx.paymentRequest.findMany({
    where: { organisationId, OR: [{ email: { in: emails, mode: 'insensitive' } }, { mobile: { in: phones } }] },
    select: { id: true },
  })
  const payments = await tx.payment.findMany({
    where: { organisationId, OR: [{ reservationId: { in: distinctIds(reservations) } }, { requestId: { in: distinctIds(requests) } }] },
    select: { id: true },
  })
  const vehicles = await tx.ownVehicle.findMany({
    where: { organisationId, OR: [{ shopperId: { in: shopperIds } }, { valuations: { some: { leadId: { in: distinctIds(leads) } } } }] },
    select: { id: true },
  })
  const ids = {
    leadIds: distinctIds(leads),
    bookingIds: distinctIds(bookings),
    reservationIds: distinctIds(reservations),
    requestIds: distinctIds(requests),
    shopperIds,
    vehicleIds: distinctIds(vehicles),
    customerIds: distinctIds(customers),
  }
  return {
    organisationId,
    conversationId,
    emails,
    phones,
    identifiers: [...emails, ...phones.filter(isLong)],
    names: distinct(contacts, ({ name, lastName }) => [name, lastName].filter(Boolean).join(' ').trim() || null),
    ...ids,
    checkoutIds,
    paymentIds: distinctIds(payments),
    recordIds: [conversationId, ...Object.values(ids).flat()],
  }
}

/** A person of whom only e-mail addresses and phone numbers are known, without a conversation. */
export const personWithIdentifiers = async (
  tx: Transaction,
  organisationId: string,
  identifiers: readonly string[],
): Promise<KnownPerson> => {
  const emails = identifiers.filter((identifier) => identifier.includes('@')).map((identifier) => identifier.trim().toLowerCase())
  const phones = identifiers.filter((identifier) => !identifier.includes('@'))
  const shoppers = await tx.shopper.findMany({
    where: {
      organisationId,
      OR: [{ email: { in: emails, mode: 'insensitive' } }, { mobile: { in: phones } }, { phone: { in: phones } }],
    },
    select: { id: true },
  })
  const shopperIds = distinctIds(shoppers)
  const vehicles = await tx.ownVehicle.findMany({ where: { organisationId, shopperId: { in: shopperIds } }, select: { id: true } })
  const requests = await tx.paymentRequest.findMany({
    where: { organisationId, OR: [{ email: { in: emails, mode: 'insensitive' } }, { mobile: { in: phones } }] },
    select: { id: true },
  })
  const payments = await tx.payment.findMany({
    where: { organisationId, requestId: { in: distinctIds(requests) } },
    select: { id: true },
  })
  const customers = await tx.customer.findMany({
    where: {
      organisationId,
      OR: [
        { email: { in: emails, mode: 'insensitive' } },
        { phone: { in: phones } },
        { keys: { some: { key: { in: phones.map((phone) => `tel:${phone}`) } } } },
      ],
    },
    select: { id: true },
  })
  const customerIds = distinctIds(customers)
  return {
    ...{ organisationId, conversationId: '', emails, phones, names: [], leadIds: [], bookingIds: [], reservationIds: [], checkoutIds: [] },
    identifiers: [...emails, ...phones.filter(isLong)],
    requestIds: distinctIds(requests),
    paymentIds: distinctIds(payments),
    shopperIds,
    vehicleIds: distinctIds(vehicles),
    customerIds,
    recordIds: [...shopperIds, ...customerIds],
  }
}

/** A customer of the list who has no conversation. */
export const personOfCustomer = async (
  tx: Transaction,
  { id, organisationId, name, lastName, email, phone }: OwnedCustomer,
): Promise<KnownPerson> => {
  const keys = await tx.customerKey.findMany({ where: { organisationId, customerId: id }, select: { key: true } })
  const shared = await tx.customerKey.findMany({
    where: { organisationId, customerId: { not: id }, key: { in: keys.map(({ key }) => key) } },
    select: { key: true },
  })
  const own = keys.filter(({ key }) => !shared.some((other) => other.key === key)).map(({ key }) => key.slice(key.indexOf(':') + 1))
  // A phone number that another customer has as well doesn't identify this customer.
  const isOwnPhone = own.some((identifier) => identifier.startsWith('+'))
  const person = await personWithIdentifiers(
    tx,
    organisationId,
    [...new Set([...own, email, isOwnPhone ? phone : ''])].filter((identifier) => identifier !== ''),
  )
  const customerIds = [...new Set([id, ...person.customerIds])]
  return {
    ...person,
    names: [`${name} ${lastName}`.trim()].filter((name) => name !== ''),
    customerIds,
    recordIds: [...person.recordIds, id],
  }
}
