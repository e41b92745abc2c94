import type { ConversationStage } from '@forecourt/rules/leads/inbox/conversationStages'
import type { Scope } from '../../createDatabase'
import { Prisma } from '../../generated/client'
import { allConditions, containing } from '../../lists/listSql'
import type { Transaction } from '../../Transaction'
import {
  type ConversationRow,
  type InboxOrder,
  type InboxReader,
  type InboxView,
  selectConversations,
  siteCondition,
  viewCondition,
} from './conversationSql'

/** A phone number (digits separated by spaces, dashes, dots or brackets), or else any word. */
const termPattern = /\+?\(?\d[\d ().-]{5,}\d|\S+/g
const maxTerms = 8
/** Limit for fetching and sorting all matches; above it, scanning by date finds the latest sooner. */
const maxFetched = 3000
const lastLetter = '\u{10ffff}'
/** A search is common if at least `minCommon` of the latest `maxScanned` conversations match: a scan by date then fills a page. */
const maxScanned = 2000
const minCommon = 60

/** Splits a search into terms of the index; a phone number is one term in any spelling. */
const splitTerms = (q: string): string[] => {
  const terms = (q.toLowerCase().match(termPattern) ?? []).flatMap((word) =>
    /^\+?[\d ().-]{7,}$/.test(word)
      ? word
          .replace(/\D/g, '')
          .replace(/^(?:00)?6[14](?=\d{8})/, '')
          .replace(/^0/, '')
      : (word.match(/[\p{L}\p{N}]+/gu) ?? []),
  )
  return [...new Set(terms)].slice(0, maxTerms)
}

const withPrefix = (prefix: string) => Prisma.sql`
  select conversation_id from conversation_terms where term >= ${prefix} collate "C" and term < ${`${prefix}${lastLetter}`} collate "C"`

/** A search condition; `isCommon` if a scan by date finds the latest matches sooner. */
interface SearchCondition {
  readonly where: Prisma.Sql
  readonly isCommon: boolean
}

/**
 * Condition for conversations that have a term with each entered prefix. Looks up the rarest; if all are common, intersects them. Null for
 * an empty search.
 */
const searchCondition = async (tx: Transaction, q: string): Promise<SearchCondition | null> => {
  const terms = splitTerms(q)
  if (terms.length === 0) return q.trim() === '' ? null : { where: Prisma.sql`false`, isCommon: false }
  const counted = terms.map(
    (term, index) =>
      Prisma.sql`(select count(*)::int from (${withPrefix(term)} limit ${maxFetched + 1}) found) as ${Prisma.raw(`"${index}"`)}`,
  )
  const [counts] = await tx.$queryRaw<Record<string, number>[]>`select ${Prisma.join(counted)}`
  const countOf = (index: number) => counts?.[index] ?? 0
  const rarest = terms.reduce((least, _, index) => (countOf(index) < countOf(least) ? index : least), 0)
  const isRare = countOf(rarest) <= maxFetched
  const inText = terms.filter((_, index) => !isRare || index !== rarest).map((term) => Prisma.sql`c.search like ${containing(term)}`)
  if (isRare) return { where: allConditions([Prisma.sql`c.id in (${withPrefix(terms[rarest] ?? '')})`, ...inText]), isCommon: false }
  const byScan = { where: allConditions(inText), isCommon: true }
  if (terms.length === 1) return byScan
  const [latest] = await tx.$queryRaw<{ found: number }[]>`
    select count(*)::int as found from (select search from conversations order by last_at desc limit ${maxScanned}) c where ${byScan.where}`
  if ((latest?.found ?? 0) >= minCommon) return byScan
  const intersection = await tx.$queryRaw<
    { conversation_id: string }[]
  >`${Prisma.join(terms.map(withPrefix), ' intersect ')} limit ${maxFetched + 1}`
  if (intersection.length > maxFetched) return byScan
  return { where: Prisma.sql`c.id = any(${intersection.map(({ conversation_id }) => conversation_id)})`, isCommon: false }
}

/** Inbox filter. Empty or absent: everything. */
export interface InboxFilter {
  readonly view?: InboxView
  readonly q?: string
  readonly stage?: ConversationStage
  readonly assignedTo?: string
  readonly locationId?: string
  readonly form?: string
  readonly source?: string
  /** Limits the list to people who wrote to this site. */
  readonly siteId?: string
  readonly unread?: boolean
}

/** Cursor: the next page begins after this conversation. */
export interface InboxCursor {
  /** The instant that the list is ordered by. */
  readonly at: string
  readonly id: string
}

/** Who waits longest comes first where shoppers wait for a reply. A search covers all views, so it lists the latest first. */
const orderOf = ({ view, q = '' }: InboxFilter): InboxOrder => (view === 'waiting' && q.trim() === '' ? 'longestWait' : 'latest')

/** The cursor after a conversation of a list. */
export const inboxCursor = (filter: InboxFilter, { id, lastAt, waitsSince }: ConversationRow): InboxCursor => ({
  id,
  at: orderOf(filter) === 'latest' ? lastAt : (waitsSince ?? lastAt),
})

/** Compares conversations by the order of their list, for lists of several organisations. */
export const compareConversations =
  (filter: InboxFilter) =>
  (one: ConversationRow, other: ConversationRow): number => {
    const [first, second] = [inboxCursor(filter, one), inboxCursor(filter, other)]
    const byTime = first.at.localeCompare(second.at) * (orderOf(filter) === 'latest' ? -1 : 1)
    return byTime || first.id.localeCompare(second.id)
  }

const afterCursor = (order: InboxOrder, { at, id }: InboxCursor): Prisma.Sql => {
  const instant = new Date(at)
  return order === 'latest'
    ? Prisma.sql`c.last_at <= ${instant} and (c.last_at < ${instant} or c.id > ${id})`
    : Prisma.sql`c.waits_since >= ${instant} and (c.waits_since > ${instant} or c.id > ${id})`
}

const filterConditions = (filter: InboxFilter, reader: InboxReader, search: Prisma.Sql | null): Prisma.Sql[] => {
  const { view = 'open', stage, assignedTo, locationId, form, source, siteId, unread } = filter
  return [
    // A search covers all views.
    search ?? viewCondition(view, reader),
    siteCondition(reader.siteIds),
    ...(stage ? [Prisma.sql`c.stage = ${stage}`] : []),
    ...(assignedTo ? [Prisma.sql`c.assigned_to = ${assignedTo}`] : []),
    ...(locationId ? [Prisma.sql`c.location_id = ${locationId}`] : []),
    ...(form ? [Prisma.sql`c.form = ${form}`] : []),
    ...(source ? [Prisma.sql`c.source = ${source}`] : []),
    ...(siteId ? [siteCondition([siteId])] : []),
    ...(unread ? [Prisma.sql`c.last_by = 'shopper' and (seen.read_at is null or seen.read_at < c.last_at)`] : []),
  ]
}

/** Conversations of a scope in the order of the view, from a cursor on. */
export const listConversations = (
  scope: Scope,
  reader: InboxReader,
  { filter, after, limit }: { readonly filter: InboxFilter; readonly after: InboxCursor | null; readonly limit: number },
): Promise<ConversationRow[]> => {
  const order = orderOf(filter)
  const from = after ? [afterCursor(order, after)] : []
  return scope.transaction(async (tx) => {
    const search = await searchCondition(tx, filter.q ?? '')
    // Behind row-level security, Postgres estimates every condition as rare and would sort all rows.
    if (search?.isCommon) await tx.$executeRaw`select set_config('enable_sort', 'off', true)`
    const where = allConditions([...filterConditions(filter, reader, search?.where ?? null), ...from])
    return selectConversations(tx, reader, { where, limit, order })
  })
}
