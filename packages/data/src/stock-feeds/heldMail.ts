import type { Database } from '../createDatabase'
import { outboxRow } from '../outbox/outboxRow'
import type { Transaction } from '../Transaction'
import { hasPermission } from '../wall/hasPermission'
import { type FeedRun, toFeedRun } from './FeedRun'
import type { StockFeed } from './StockFeed'

/** A held run with the data of its email; null if there is none. */
export const heldRunOfMail = (
  db: Database,
  runId: string,
): Promise<{ readonly run: FeedRun; readonly feedName: string; readonly dealershipName: string } | null> =>
  db.platform.transaction(async (tx) => {
    const row = await tx.stockFeedRun.findFirst({
      where: { id: runId },
      include: { feed: { select: { name: true, dealership: { select: { name: true } } } } },
    })
    return row && { run: toFeedRun(row), feedName: row.feed.name, dealershipName: row.feed.dealership.name }
  })

/** Whether an email about a held file of a feed was queued since an instant. */
export const wasHeldMailQueued = async (
  tx: Transaction,
  { id, organisationId }: Pick<StockFeed, 'id' | 'organisationId'>,
  since: Date,
): Promise<boolean> => {
  const where = { organisationId, kind: 'feed.held', payload: { path: ['feedId'], equals: id }, createdAt: { gt: since } }
  return (await tx.outboxMessage.findFirst({ where, select: { id: true } })) !== null
}

/** Queues an email about a held file to all users who manage the dealership's cars. `now`: ISO in UTC. */
export const enqueueHeldMail = async (
  tx: Transaction,
  { id, organisationId, dealershipId }: Pick<StockFeed, 'id' | 'organisationId' | 'dealershipId'>,
  { runId, now }: { readonly runId: string; readonly now: string },
): Promise<void> => {
  const sites = await tx.siteDealership.findMany({ where: { organisationId, dealershipId }, select: { siteId: true } })
  const siteIds = sites.map(({ siteId }) => siteId)
  const recipients = await tx.user.findMany({
    where: {
      disabled: false,
      memberships: { some: { AND: hasPermission('stock.edit'), organisationId, OR: [{ siteId: null }, { siteId: { in: siteIds } }] } },
    },
    select: { email: true },
    orderBy: { email: 'asc' },
  })
  if (recipients.length === 0) return
  await tx.outboxMessage.createMany({
    data: recipients.map(({ email }) => ({
      ...{ organisationId, createdAt: new Date(now) },
      ...outboxRow('feed.held', { to: [email], feedId: id, runId }),
    })),
  })
}
