import { openStages } from '@forecourt/rules/leads/inbox/conversationStages'
import type { Scope } from '../../createDatabase'
import { Prisma } from '../../generated/client'
import type { InboxReader } from './ConversationRow'
import { type InboxView, siteCondition, viewCondition } from './conversationSql'

const counted = ['waiting', 'mine', 'unassigned', 'open', 'snoozed', 'spam'] as const satisfies readonly InboxView[]
export type InboxCounts = Readonly<Record<(typeof counted)[number] | 'mentioned', number>>

const worked = Prisma.join([...openStages, 'spam'])

/** How many conversations are in each division of the inbox that somebody works through. */
export const inboxCounts = (scope: Scope, reader: InboxReader): Promise<InboxCounts> =>
  scope.transaction(async (tx) => {
    const columns = counted.map(
      (view) => Prisma.sql`count(*) filter (where ${viewCondition(view, reader)})::int as ${Prisma.raw(`"${view}"`)}`,
    )
    // Apart, as an index alone answers what goes by the stage, and few are named anywhere.
    const [row] = await tx.$queryRaw<Omit<InboxCounts, 'mentioned'>[]>`
      select ${Prisma.join(columns)} from conversations c where c.stage in (${worked}) and ${siteCondition(reader.siteIds)}`
    const [named] = await tx.$queryRaw<Pick<InboxCounts, 'mentioned'>[]>`
      select count(*)::int as mentioned from conversations c where ${viewCondition('mentioned', reader)} and ${siteCondition(reader.siteIds)}`
    return { waiting: 0, mine: 0, unassigned: 0, open: 0, snoozed: 0, spam: 0, ...row, mentioned: named?.mentioned ?? 0 }
  })
