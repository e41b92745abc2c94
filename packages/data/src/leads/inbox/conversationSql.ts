import type { LeadForm } from '@forecourt/rules/entities/LeadForm'
import { type ConversationStage, openStages } from '@forecourt/rules/leads/inbox/conversationStages'
import type { Scope } from '../../createDatabase'
import { Prisma } from '../../generated/client'
import { carNumberSql } from '../../stock/list/carNumbers'
import type { Transaction } from '../../Transaction'

/** A conversation in a list: all enquiries of one person, and its stage. Instants are ISO in UTC. */
export interface ConversationRow {
  readonly id: string
  readonly organisationId: string
  readonly name: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly stage: ConversationStage
  readonly lostReason: string | null
  readonly locationId: string | null
  readonly locationName: string | null
  readonly carName: string | null
  /** Name of the car that was sold to the person, which may be another than they asked about; null without a sale. */
  readonly soldCarName: string | null
  /** Stock number or plate of the sold car, or else of the one they asked about, if another car has its name; otherwise null. */
  readonly carNumber: string | null
  /** Form of the last enquiry. */
  readonly form: LeadForm | null
  readonly source: string | null
  readonly assignedTo: string | null
  /** Null if unassigned, or the assignee left. */
  readonly assignedName: string | null
  readonly snoozedUntil: string | null
  readonly nextStep: string
  readonly nextStepAt: string | null
  readonly lastAt: string
  readonly lastBy: 'shopper' | 'dealer'
  readonly lastText: string
  /** Since when the shopper waits for a reply; null if they don't. */
  readonly waitsSince: string | null
  /** When the reply is due by the dealer's answer time; null if no shopper waits or it isn't computed yet. */
  readonly dueAt: string | null
  /** Whether the user has not seen the latest entry. */
  readonly unread: boolean
  readonly revision: number
  readonly createdAt: string
}

/** The user who reads the inbox, and their sites. */
export interface InboxReader {
  readonly userId: string
  /** Only conversations of these sites; null: all. */
  readonly siteIds: readonly string[] | null
  /** The current instant, ISO in UTC. */
  readonly now: string
}

/** The views of the inbox. */
export const inboxViews = ['waiting', 'mine', 'unassigned', 'open', 'mentioned', 'snoozed', 'closed', 'spam', 'all'] as const
export type InboxView = (typeof inboxViews)[number]

const open = Prisma.join([...openStages])

/** SQL condition of an inbox view. */
export const viewCondition = (view: InboxView, { userId, now }: Pick<InboxReader, 'userId' | 'now'>): Prisma.Sql => {
  const active = Prisma.sql`c.stage in (${open}) and (c.snoozed_until is null or c.snoozed_until <= ${new Date(now)})`
  switch (view) {
    case 'waiting':
      return Prisma.sql`${active} and c.waits_since is not null`
    case 'mine':
      return Prisma.sql`${active} and c.assigned_to = ${userId}`
    case 'unassigned':
      return Prisma.sql`${active} and c.assigned_to is null`
    case 'mentioned':
      return Prisma.sql`(c.organisation_id, c.id) in (select organisation_id, conversation_id from conversation_mentions where user_id = ${userId})`
    case 'open':
      return active
    case 'snoozed':
      return Prisma.sql`c.stage in (${open}) and c.snoozed_until > ${new Date(now)}`
    case 'closed':
      return Prisma.sql`c.stage in ('sold', 'lost')`
    case 'spam':
      return Prisma.sql`c.stage = 'spam'`
    case 'all':
      return Prisma.sql`c.stage <> 'spam'`
  }
}

/** SQL condition: conversations within the user's sites. */
export const siteCondition = (siteIds: readonly string[] | null): Prisma.Sql =>
  siteIds === null ? Prisma.sql`true` : Prisma.sql`c.site_ids && ${[...siteIds]}::text[]`

type Stored = Omit<ConversationRow, 'assignedName' | 'lastAt' | 'createdAt' | 'snoozedUntil' | 'nextStepAt' | 'waitsSince' | 'dueAt'> & {
  readonly assignedName: string | null
  readonly lastAt: Date
  readonly createdAt: Date
  readonly snoozedUntil: Date | null
  readonly nextStepAt: Date | null
  readonly waitsSince: Date | null
  readonly dueAt: Date | null
}

/** Order of a list: the latest entry first, or who waits longest first. */
export type InboxOrder = 'latest' | 'longestWait'

const orderSql = (order: InboxOrder, table: Prisma.Sql): Prisma.Sql =>
  order === 'latest' ? Prisma.sql`${table}.last_at desc, ${table}.id` : Prisma.sql`${table}.waits_since, ${table}.id`

/** Loads conversations; in `where`, `c` is the conversation and `seen` what the user has read. */
export const selectConversations = async (
  tx: Transaction,
  { userId }: Pick<InboxReader, 'userId'>,
  { where, limit, order = 'latest' }: { readonly where: Prisma.Sql; readonly limit: number; readonly order?: InboxOrder },
): Promise<ConversationRow[]> => {
  // Selects the page first: joining every conversation costs more than all else.
  const rows = await tx.$queryRaw<Stored[]>`
    with page as materialized (
      select c.* from conversations c
      left join conversation_reads seen on seen.organisation_id = c.organisation_id and seen.user_id = ${userId} and seen.conversation_id = c.id
      where ${where} order by ${orderSql(order, Prisma.sql`c`)} limit ${limit}
    )
    select page.id, page.organisation_id as "organisationId", page.name, page.last_name as "lastName", page.email, page.phone, page.stage,
      page.lost_reason as "lostReason", page.location_id as "locationId", location.name as "locationName", page.car_name as "carName", page.form,
      sold.car_name as "soldCarName",
      ${carNumberSql(Prisma.sql`page.organisation_id`, Prisma.sql`case when sold.car_name is null then page.car_id else sold.car_id end`)} as "carNumber",
      page.source, page.assigned_to as "assignedTo", assignee.name as "assignedName", page.snoozed_until as "snoozedUntil",
      page.next_step as "nextStep", page.next_step_at as "nextStepAt", page.last_at as "lastAt", page.last_by as "lastBy",
      page.last_text as "lastText", page.waits_since as "waitsSince", clock.due_at as "dueAt", page.revision, page.created_at as "createdAt",
      page.last_by = 'shopper' and (seen.read_at is null or seen.read_at < page.last_at) as unread
    from page
    left join lateral (
      select deal.car_name, deal.car_id from deals deal
      where page.stage = 'sold' and deal.organisation_id = page.organisation_id and deal.conversation_id = page.id and deal.ended_at is null
      order by deal.closed_at desc limit 1
    ) sold on true
    left join locations location on location.organisation_id = page.organisation_id and location.id = page.location_id
    left join users assignee on assignee.id = page.assigned_to and not assignee.disabled
    left join conversation_reads seen on seen.organisation_id = page.organisation_id and seen.user_id = ${userId} and seen.conversation_id = page.id
    left join answer_clocks clock on clock.organisation_id = page.organisation_id and clock.conversation_id = page.id and clock.answered_at is null
    order by ${orderSql(order, Prisma.sql`page`)}`
  return rows.map(({ lastAt, createdAt, snoozedUntil, nextStepAt, waitsSince, dueAt, ...row }) => ({
    ...row,
    lastAt: lastAt.toISOString(),
    createdAt: createdAt.toISOString(),
    snoozedUntil: snoozedUntil?.toISOString() ?? null,
    nextStepAt: nextStepAt?.toISOString() ?? null,
    waitsSince: waitsSince?.toISOString() ?? null,
    dueAt: dueAt?.toISOString() ?? null,
  }))
}

const countedViews = ['waiting', 'mine', 'unassigned', 'open', 'snoozed', 'spam'] as const satisfies readonly InboxView[]
export type InboxCounts = Readonly<Record<(typeof countedViews)[number] | 'mentioned', number>> & {
  /** Since when the first of the waiting shoppers waits; ISO in UTC, null if none waits. */
  readonly waitingSince: string | null
}

const countedStages = Prisma.join([...openStages, 'spam'])

/**
 * Number of conversations in each inbox view, for the user. The only count of waiting shoppers: the menu, the overview and the figures show
 * this one, and link to the view.
 */
export const inboxCounts = (scope: Scope, reader: InboxReader): Promise<InboxCounts> =>
  scope.transaction(async (tx) => {
    const columns = countedViews.map(
      (view) => Prisma.sql`count(*) filter (where ${viewCondition(view, reader)})::int as ${Prisma.raw(`"${view}"`)}`,
    )
    // Separate queries: the stage counts need only an index, and few conversations have mentions.
    const [row] = await tx.$queryRaw<(Omit<InboxCounts, 'mentioned' | 'waitingSince'> & { waitingSince: Date | null })[]>`
      select ${Prisma.join(columns)}, min(c.waits_since) filter (where ${viewCondition('waiting', reader)}) as "waitingSince" from conversations c where c.stage in (${countedStages}) and ${siteCondition(reader.siteIds)}`
    const [mentionedRow] = await tx.$queryRaw<Pick<InboxCounts, 'mentioned'>[]>`
      select count(*)::int as mentioned from conversations c where ${viewCondition('mentioned', reader)} and ${siteCondition(reader.siteIds)}`
    const none = { waiting: 0, mine: 0, unassigned: 0, open: 0, snoozed: 0, spam: 0 }
    return { ...none, ...row, waitingSince: row?.waitingSince?.toISOString() ?? null, mentioned: mentionedRow?.mentioned ?? 0 }
  })
