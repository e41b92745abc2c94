import type { Scope } from '../../createDatabase'
import { Prisma } from '../../generated/client'
import type { InboxReader } from './ConversationRow'
import { type InboxView, siteCondition, viewCondition } from './conversationSql'

const counted = ['waiting', 'mine', 'unassigned', 'mentioned', 'open', 'snoozed', 'spam'] as const satisfies readonly InboxView[]
export type InboxCounts = Readonly<Record<(typeof counted)[number], number>>

/** How many conversations are in each division of the inbox that somebody works through. */
export const inboxCounts = (scope: Scope, reader: InboxReader): Promise<InboxCounts> =>
  scope.transaction(async (tx) => {
    const columns = counted.map(
      (view) => Prisma.sql`count(*) filter (where ${viewCondition(view, reader)})::int as ${Prisma.raw(`"${view}"`)}`,
    )
    const [row] = await tx.$queryRaw<InboxCounts[]>`
      select ${Prisma.join(columns)} from conversations c where (c.stage not in ('sold', 'lost') or ${viewCondition('mentioned', reader)}) and ${siteCondition(reader.siteIds)}`
    return row ?? { waiting: 0, mine: 0, unassigned: 0, mentioned: 0, open: 0, snoozed: 0, spam: 0 }
  })
