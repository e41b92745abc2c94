import type { ConversationStage } from '@forecourt/rules/leads/inbox/conversationStages'
import type { Scope } from '../../createDatabase'
import { Prisma } from '../../generated/client'
import { allConditions, containing } from '../../lists/listSql'
import type { Transaction } from '../../Transaction'
import {
  type ConversationRow,
  type InboxReader,
  type InboxView,
  selectConversations,
  siteCondition,
  viewCondition,
} from './conversationSql'

/** A phone number as people write it: digits, apart by spaces, dashes, dots or brackets; or anything else without a space. */
const term = /\+?\(?\d[\d ().-]{5,}\d|\S+/g
const mostTerms = 8
/** So many are fetched and sorted at once; of more, the latest are found soonest by going through them in order. */
const fewest = 3000
const lastLetter = '\u{10ffff}'
/** Of so many of the latest, so many have what is looked for where it is common: a page of them is found by going through. */
const looked = 2000
const common = 60

/** What is looked for in words as the database keeps them: a number in any spelling is one. */
const wordsOf = (q: string): string[] => {
  const terms = (q.toLowerCase().match(term) ?? []).flatMap((word) =>
    /^\+?[\d ().-]{7,}$/.test(word)
      ? word
          .replace(/\D/g, '')
          .replace(/^(?:00)?6[14](?=\d{8})/, '')
          .replace(/^0/, '')
      : (word.match(/[\p{L}\p{N}]+/gu) ?? []),
  )
  return [...new Set(terms)].slice(0, mostTerms)
}

const begunSo = (word: string) => Prisma.sql`
  select conversation_id from conversation_words where word >= ${word} collate "C" and word < ${`${word}${lastLetter}`} collate "C"`

/** What is searched for, and whether it is so common that the latest who have it are found soonest by going through them in order. */
interface SearchCondition {
  readonly where: Prisma.Sql
  readonly isCommon: boolean
}

/**
 * Which conversations have every word of a search, each by its beginning. A word that few have is looked up; where all of them are common,
 * those that have them together are. Null where nothing is searched for.
 */
const searchCondition = async (tx: Transaction, q: string): Promise<SearchCondition | null> => {
  const words = wordsOf(q)
  if (words.length === 0) return q.trim() === '' ? null : { where: Prisma.sql`false`, isCommon: false }
  const counted = words.map(
    (word, index) => Prisma.sql`(select count(*)::int from (${begunSo(word)} limit ${fewest + 1}) found) as ${Prisma.raw(`"${index}"`)}`,
  )
  const [counts] = await tx.$queryRaw<Record<string, number>[]>`select ${Prisma.join(counted)}`
  const countOf = (index: number) => counts?.[index] ?? 0
  const rarest = words.reduce((least, _, index) => (countOf(index) < countOf(least) ? index : least), 0)
  const isRare = countOf(rarest) <= fewest
  const inText = words.filter((_, index) => !isRare || index !== rarest).map((word) => Prisma.sql`c.search like ${containing(word)}`)
  if (isRare) return { where: allConditions([Prisma.sql`c.id in (${begunSo(words[rarest] ?? '')})`, ...inText]), isCommon: false }
  const everywhere = { where: allConditions(inText), isCommon: true }
  if (words.length === 1) return everywhere
  const [latest] = await tx.$queryRaw<{ found: number }[]>`
    select count(*)::int as found from (select search from conversations order by last_at desc limit ${looked}) c where ${everywhere.where}`
  if ((latest?.found ?? 0) >= common) return everywhere
  const together = await tx.$queryRaw<{ conversation_id: string }[]>`${Prisma.join(words.map(begunSo), ' intersect ')} limit ${fewest + 1}`
  if (together.length > fewest) return everywhere
  return { where: Prisma.sql`c.id = any(${together.map(({ conversation_id }) => conversation_id)})`, isCommon: false }
}

/** What of the inbox is shown. Empty or absent: everything. */
export interface InboxFilter {
  readonly view?: InboxView
  readonly q?: string
  readonly stage?: ConversationStage
  readonly assignedTo?: string
  readonly locationId?: string
  readonly form?: string
  readonly source?: string
  readonly unread?: boolean
}

/** Where the next page begins: after this conversation. */
export interface InboxCursor {
  readonly lastAt: string
  readonly id: string
}

const conditionsOf = (filter: InboxFilter, reader: InboxReader, searched: Prisma.Sql | null): Prisma.Sql[] => {
  const { view = 'open', stage, assignedTo, locationId, form, source, unread } = filter
  return [
    // Who searches wants what there is, wherever it lies.
    searched ?? viewCondition(view, reader),
    siteCondition(reader.siteIds),
    ...(stage ? [Prisma.sql`c.stage = ${stage}`] : []),
    ...(assignedTo ? [Prisma.sql`c.assigned_to = ${assignedTo}`] : []),
    ...(locationId ? [Prisma.sql`c.location_id = ${locationId}`] : []),
    ...(form ? [Prisma.sql`c.form = ${form}`] : []),
    ...(source ? [Prisma.sql`c.source = ${source}`] : []),
    ...(unread ? [Prisma.sql`c.last_by = 'shopper' and (seen.read_at is null or seen.read_at < c.last_at)`] : []),
  ]
}

/** Conversations of a scope, the latest first, from a cursor on: as many as asked for. */
export const listConversations = (
  scope: Scope,
  reader: InboxReader,
  { filter, after, limit }: { readonly filter: InboxFilter; readonly after: InboxCursor | null; readonly limit: number },
): Promise<ConversationRow[]> => {
  const at = after && new Date(after.lastAt)
  const from = at ? [Prisma.sql`c.last_at <= ${at} and (c.last_at < ${at} or c.id > ${after.id})`] : []
  return scope.transaction(async (tx) => {
    const searched = await searchCondition(tx, filter.q ?? '')
    // Behind row-level security Postgres takes every condition for a rare one, and would sort all that there are.
    if (searched?.isCommon) await tx.$executeRaw`select set_config('enable_sort', 'off', true)`
    const where = allConditions([...conditionsOf(filter, reader, searched?.where ?? null), ...from])
    return selectConversations(tx, reader, { where, limit })
  })
}
