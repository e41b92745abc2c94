import { isLive, reservationStates } from '@forecourt/rules/entities/reservationStates'
import type { Actor } from '../../Actor'
import { appendAudit } from '../../audit/appendAudit'
import type { Database } from '../../createDatabase'
import { Prisma } from '../../generated/client'
import type { Transaction } from '../../Transaction'
import { toOwnedCustomer } from '../customers/customerKind'
import { withConversations } from '../customers/listCustomers'
import { recordErasure } from './erasedIdentifiers'
import { type KnownPerson, knownPerson, personOfCustomer } from './knownPerson'
import { personalTables, toReviewQuery } from './personalTables'

const unsettled = reservationStates.filter((state) => isLive(state) || state === 'refund_pending' || state === 'disputed')

/** A person's open matters, in sentences; they block the erasure (ENT-16). */
export const openMatters = async (tx: Transaction, person: KnownPerson, now: string): Promise<string[]> => {
  const { organisationId, reservationIds, bookingIds, paymentIds, requestIds } = person
  const open = {
    reservations: await tx.reservation.count({ where: { organisationId, id: { in: [...reservationIds] }, state: { in: [...unsettled] } } }),
    bookings: await tx.booking.count({
      where: {
        organisationId,
        id: { in: [...bookingIds] },
        state: { in: ['requested', 'confirmed', 'lapsed'] },
        endsAt: { gt: new Date(now) },
      },
    }),
    payments: await tx.payment.count({
      where: {
        organisationId,
        id: { in: [...paymentIds] },
        // `intentAt` is the time of the next operation at the provider. It is null after the last attempt failed: that payment doesn't block.
        OR: [{ intentAt: { not: null } }, { money: { in: ['authorised', 'returning'] } }],
      },
    }),
    requests: await tx.paymentRequest.count({ where: { organisationId, id: { in: [...requestIds] }, state: 'open' } }),
  }
  return [
    ...(open.reservations > 0 ? ['They have reserved a car. Complete or cancel the reservation first.'] : []),
    ...(open.bookings > 0 ? ['They have an upcoming booking. Cancel it first.'] : []),
    ...(open.payments > 0 && open.reservations === 0
      ? ['One of their payments or refunds is still in progress. Wait until it has finished.']
      : []),
    ...(open.requests > 0 ? ['They have an open payment request. Cancel it first.'] : []),
  ]
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** Regular expression for any of some texts, longest first; matches nothing if there are none. */
const anyTextPattern = (texts: readonly string[]) =>
  texts.length === 0
    ? '(?!)'
    : `(?:${texts
        .toSorted((one, other) => other.length - one.length)
        .map(escaped)
        .join('|')})`

/** Removes a person's reviews from the history, now and when they are deleted later. */
const eraseReviews = async (tx: Transaction, person: KnownPerson): Promise<void> => {
  const { organisationId } = person
  const found = await tx.$queryRaw<{ id: string }[]>`${toReviewQuery(person)}`
  const ids = found.map(({ id }) => id)
  // The mark of a published one.
  await tx.$executeRaw`
    insert into row_history (organisation_id, table_name, key, before, erased_at)
    select organisation_id, 'reviews', id, '{}', clock_timestamp() from reviews
    where organisation_id = ${organisationId} and id = any(${ids}::text[])`
  await tx.$executeRaw`select erase_reviews(${organisationId}, ${ids}::text[])`
}

/** Deletes or anonymises everything of a person, whatever is still open. */
export const eraseKnown = async (tx: Transaction, person: KnownPerson): Promise<void> => {
  const { organisationId } = person
  for (const [table, { rows, anonymise, isAppendOnly }] of Object.entries(personalTables)) {
    // Redacted below.
    if (isAppendOnly) continue
    const where = Prisma.sql`t.organisation_id = ${organisationId} and ${rows(person)}`
    const name = Prisma.raw(`"${table}" t`)
    await tx.$executeRaw(
      anonymise ? Prisma.sql`update ${name} set ${anonymise} where ${where}` : Prisma.sql`delete from ${name} where ${where}`,
    )
  }
  await eraseReviews(tx, person)
  const parts = person.names.flatMap((name) => [name, ...name.split(' ')]).filter((part) => part.length > 1)
  await tx.$executeRaw`select redact_audit(${organisationId}, ${[...person.recordIds]}::text[], ${anyTextPattern(person.identifiers)},
    ${`\\m${anyTextPattern([...new Set(parts)])}\\M`})`
}

export type EraseResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'notFound' }
  | { readonly ok: false; readonly reason: 'open'; readonly matters: readonly string[] }

interface Erasing {
  readonly target: string
  readonly action: string
  readonly actor: Actor
  readonly now: string
  readonly why: string
}

/** Erases a person unless something of theirs is open; the audit log records the erasure. */
const eraseUnlessOpen = async (tx: Transaction, person: KnownPerson, { now, why, ...entry }: Erasing): Promise<EraseResult> => {
  const { organisationId } = person
  const matters = await openMatters(tx, person, now)
  if (matters.length > 0) return { ok: false, reason: 'open', matters }
  await eraseKnown(tx, person)
  await recordErasure(tx, person, now)
  await appendAudit(tx, { organisationId, ...entry, summary: `Erased a person and all of their data${why}` })
  return { ok: true }
}

/**
 * Erases the person of a conversation from an organisation: enquiries, messages, bookings, vehicles and valuations with photos, the
 * account, and pending messages. Payments and reservations stay, anonymised (ENT-16). The audit log records the erasure, not the person.
 */
export const erasePerson = (
  db: Database,
  organisationId: string,
  {
    conversationId,
    actor,
    now,
    why = '',
  }: { readonly conversationId: string; readonly actor: Actor; readonly now: string; readonly why?: string },
): Promise<EraseResult> =>
  db.platform.transaction(
    async (tx) => {
      await tx.$queryRaw`select id from conversations where organisation_id = ${organisationId} and id = ${conversationId} for update`
      const person = await knownPerson(tx, organisationId, conversationId)
      if (!person) return { ok: false, reason: 'notFound' }
      return eraseUnlessOpen(tx, person, { target: conversationId, action: 'inbox.erase', actor, now, why })
    },
    { timeoutMs: 60_000 },
  )

/** Erases a customer of the list who has no conversation, as `erasePerson`. One with a conversation is erased from there. */
export const eraseCustomer = (
  db: Database,
  organisationId: string,
  { customerId, actor, now, why = '' }: { readonly customerId: string; readonly actor: Actor; readonly now: string; readonly why?: string },
): Promise<EraseResult> =>
  db.platform.transaction(
    async (tx) => {
      await tx.$queryRaw`select id from customers where organisation_id = ${organisationId} and id = ${customerId} for update`
      const row = await tx.customer.findFirst({ where: { organisationId, id: customerId } })
      if (!row) return { ok: false, reason: 'notFound' }
      const [customer] = await withConversations(tx, [toOwnedCustomer(row)])
      if (!customer || customer.conversationId !== null)
        return { ok: false, reason: 'open', matters: ['They have a conversation. Erase them there, with everything they wrote.'] }
      return eraseUnlessOpen(tx, await personOfCustomer(tx, customer), { target: customerId, action: 'customer.erase', actor, now, why })
    },
    { timeoutMs: 60_000 },
  )
