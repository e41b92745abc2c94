import { Prisma } from '../../generated/client'
import type { KnownPerson } from './knownPerson'

/** Personal data of shoppers in one table. */
export interface PersonalTable {
  /** Columns with personal data. */
  readonly columns: readonly string[]
  /** Condition for a person's rows; `t` is the table. */
  readonly rows: (person: KnownPerson) => Prisma.Sql
  /** Assignments that anonymise a row that has to stay, such as for accounting; without it, the row is deleted. */
  readonly anonymise?: Prisma.Sql
  /** Rows can’t be changed or deleted; the database functions `redact_audit` and `erase_reviews` redact them. */
  readonly isAppendOnly?: true
}

const { sql } = Prisma
const equalsAny = (column: string, values: readonly string[]) => sql`${Prisma.raw(column)} = any(${[...values]}::text[])`

/** A LIKE pattern that finds a text anywhere. */
const containsPattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`
const mentions = (column: string, person: KnownPerson) =>
  sql`${Prisma.raw(column)}::text ilike any(${person.identifiers.map(containsPattern)}::text[])`
const names = (column: string, person: KnownPerson) =>
  sql`${Prisma.raw(column)}::text ilike any(${[...person.identifiers, ...person.names.filter((name) => name.includes(' '))].map(containsPattern)}::text[])`

/** Whether a review, as JSON, is of a person or names them. */
const isReviewOf = (review: Prisma.Sql, person: KnownPerson) => {
  const full = person.names.map((name) => name.trim().split(/\s+/)).filter((words) => words.length > 1)
  // As sources publish them: Quillonia V.
  const short = full.map((words) => `${words[0]} ${words.at(-1)?.[0]}`)
  const published = [...full.map((words) => words.join(' ')), ...short, ...short.map((name) => `${name}.`)]
  const mentioned = [...person.identifiers, ...full.map((words) => words.join(' '))]
  return sql`(lower(btrim(${review} ->> 'customer_name')) = any(${published.map((name) => name.toLowerCase())}::text[])
    or ${review}::text ilike any(${mentioned.map(containsPattern)}::text[]))`
}

/** Ids of the reviews that a person wrote or is named in, published ones and those of the history. */
export const toReviewQuery = (person: KnownPerson): Prisma.Sql => sql`
  select review.id from reviews review where review.organisation_id = ${person.organisationId} and ${isReviewOf(sql`to_jsonb(review)`, person)}
  union select history.key from row_history history
  where history.organisation_id = ${person.organisationId} and history.table_name = 'reviews' and ${isReviewOf(sql`history.before`, person)}`

const inConversation = ({ conversationId }: KnownPerson) => sql`t.conversation_id = ${conversationId}`
const ofShopper = ({ shopperIds }: KnownPerson) => equalsAny('t.shopper_id', shopperIds)

/**
 * All tables with personal data of shoppers, in order of erasure (ENT-16); used by erasure, export and retention. Add each new column here
 * or to `impersonalColumns`; a test checks it against the database.
 */
export const personalTables: { readonly [table: string]: PersonalTable } = {
  outbox: {
    columns: ['payload', 'last_error'],
    rows: (person) => sql`(${equalsAny('t.lead_id', person.leadIds)} or t.payload ->> 'conversationId' = ${person.conversationId}
      or ${equalsAny("t.payload ->> 'bookingId'", person.bookingIds)} or ${equalsAny("t.payload ->> 'reservationId'", person.reservationIds)}
      or ${equalsAny("t.payload ->> 'shopperId'", person.shopperIds)} or ${mentions('t.payload', person)})`,
  },
  lead_mails: {
    columns: ['sender', 'subject', 'text', 'found', 'problem'],
    rows: (person) => sql`(${equalsAny('t.lead_id', person.leadIds)} or ${mentions('t.sender', person)} or ${mentions('t.text', person)})`,
  },
  lead_drafts: {
    columns: ['answers'],
    rows: (person) => sql`(${equalsAny('t.id', person.leadIds)} or ${mentions('t.answers', person)})`,
  },
  lead_delivery_attempts: {
    columns: ['note'],
    rows: ({ organisationId, leadIds }) =>
      sql`t.delivery_id in (select id from lead_deliveries where organisation_id = ${organisationId} and ${equalsAny('lead_id', leadIds)})`,
  },
  lead_deliveries: { columns: ['last_error'], rows: ({ leadIds }) => equalsAny('t.lead_id', leadIds) },
  conversation_files: {
    columns: ['name', 'content_type', 'content'],
    rows: ({ organisationId, conversationId }) => sql`t.entry_id in (
      select id from conversation_entries where organisation_id = ${organisationId} and conversation_id = ${conversationId})`,
  },
  conversation_entries: { columns: ['text', 'detail'], rows: inConversation },
  conversation_terms: { columns: ['term'], rows: inConversation },
  conversation_shared_numbers: { columns: ['key'], rows: inConversation },
  conversation_keys: { columns: ['key'], rows: inConversation },
  text_stops: { columns: ['phone'], rows: ({ phones }) => equalsAny('t.phone', phones) },
  conversations: {
    columns: ['name', 'last_name', 'email', 'phone', 'lost_reason', 'next_step', 'last_text', 'search', 'source'],
    rows: ({ conversationId }) => sql`t.id = ${conversationId}`,
  },
  bookings: {
    columns: ['name', 'last_name', 'email', 'phone', 'details'],
    rows: ({ bookingIds }) => equalsAny('t.id', bookingIds),
  },
  valuations: {
    columns: ['answers', 'photos', 'code_to', 'offer_reason', 'basis', 'reason', 'appraisal_at'],
    rows: ({ vehicleIds }) => equalsAny('t.vehicle_id', vehicleIds),
  },
  own_vehicles: {
    columns: ['plate', 'plate_state', 'vin', 'make', 'model', 'badge'],
    rows: ({ vehicleIds }) => equalsAny('t.id', vehicleIds),
  },
  leads: {
    columns: [
      ...['name', 'last_name', 'email', 'phone', 'postcode', 'message', 'attributes', 'url', 'source', 'user_agent', 'spam_signs'],
      ...['opt_in_wording', 'subcategory'],
    ],
    rows: ({ leadIds }) => equalsAny('t.id', leadIds),
  },
  // Payments have to stay for accounting: amounts stay, identities go.
  reservation_events: {
    columns: ['actor_name', 'note'],
    rows: ({ reservationIds }) => equalsAny('t.reservation_id', reservationIds),
    anonymise: sql`note = '', actor_name = case when actor_id is null then 'The shopper' else actor_name end`,
  },
  payments: {
    columns: ['paid_with', 'last_error'],
    rows: ({ paymentIds }) => equalsAny('t.id', paymentIds),
    anonymise: sql`paid_with = '', last_error = null`,
  },
  test_bank_pages: {
    columns: ['email', 'paid_with'],
    rows: ({ emails }) => equalsAny('lower(t.email)', emails),
    anonymise: sql`email = '', paid_with = ''`,
  },
  reservations: {
    columns: ['name', 'last_name', 'email', 'phone'],
    rows: ({ reservationIds }) => equalsAny('t.id', reservationIds),
    anonymise: sql`name = 'Erased', last_name = '', email = '', phone = ''`,
  },
  payment_requests: {
    columns: ['name', 'email', 'mobile', 'note', 'invoice_number'],
    rows: ({ requestIds }) => equalsAny('t.id', requestIds),
    anonymise: sql`name = 'Erased', email = '', mobile = '', note = ''`,
  },
  checkouts: {
    columns: ['entered'],
    rows: (person) => sql`(${ofShopper(person)} or ${equalsAny('t.id', person.checkoutIds)} or ${mentions('t.entered', person)})`,
  },
  // Entries stay, because draws count the won prizes.
  promotion_entries: {
    columns: ['person', 'mailbox', 'name'],
    rows: ({ emails, phones }) => equalsAny('t.person', [...emails, ...phones]),
    anonymise: sql`person = 'erased ' || id, mailbox = 'erased ' || id, name = '', proved = false`,
  },
  sign_in_codes: { columns: ['sent_to'], rows: ({ emails, phones }) => equalsAny('t.sent_to', [...emails, ...phones]) },
  shopper_consents: { columns: ['choice', 'wording', 'source'], rows: ofShopper },
  saved_searches: { columns: ['path', 'name'], rows: ofShopper },
  shopper_cars: { columns: ['kind'], rows: ofShopper },
  shoppers: { columns: ['email', 'mobile', 'phone', 'alerts'], rows: ({ shopperIds }) => equalsAny('t.id', shopperIds) },
  customer_keys: { columns: ['key'], rows: ({ customerIds }) => equalsAny('t.customer_id', customerIds) },
  customers: {
    columns: [
      ...['name', 'last_name', 'email', 'phone', 'address', 'suburb', 'state', 'postcode', 'preferred_contact', 'consent', 'consent_on'],
      'notes',
    ],
    rows: ({ customerIds }) => equalsAny('t.id', customerIds),
  },
  // Saved lists, and statistics of pages and searches, that name a person.
  list_views: { columns: ['name', 'view'], rows: (person) => sql`(${names('t.name', person)} or ${names('t.view', person)})` },
  search_days: { columns: ['query'], rows: (person) => names('t.query', person) },
  missing_addresses: { columns: ['path'], rows: (person) => mentions('t.path', person) },
  traffic_days: {
    columns: ['page', 'source', 'campaign'],
    rows: (person) => sql`(${mentions('t.campaign', person)} or ${mentions('t.source', person)})`,
  },
  // Published reviews are their author's; previous values of them aren't published any more.
  row_history: {
    columns: ['before'],
    rows: (person) => sql`t.table_name = 'reviews' and t.key in (${toReviewQuery(person)})`,
    isAppendOnly: true,
  },
  audit: { columns: ['summary', 'detail'], rows: ({ recordIds }) => equalsAny('t.target', recordIds), isAppendOnly: true },
}
