import type { ConversationStage } from '@forecourt/rules/leads/inbox/conversationStages'
import type { Scope } from '../../createDatabase'
import { Prisma } from '../../generated/client'
import { allConditions } from '../../lists/listSql'
import type { ConversationRow, InboxReader } from './ConversationRow'
import { type InboxView, selectConversations, siteCondition, viewCondition } from './conversationSql'
import { searchCondition } from './searchConversations'

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
