import { outboxRow } from '../outbox/outboxRow'
import type { Transaction } from '../Transaction'
import { holding } from '../wall/holding'
import type { StockFeed } from './StockFeed'

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
  const shown = await tx.siteDealership.findMany({ where: { organisationId, dealershipId }, select: { siteId: true } })
  const siteIds = shown.map(({ siteId }) => siteId)
  const readers = await tx.user.findMany({
    where: {
      disabled: false,
      memberships: { some: { AND: holding('stock.edit'), organisationId, OR: [{ siteId: null }, { siteId: { in: siteIds } }] } },
    },
    select: { email: true },
    orderBy: { email: 'asc' },
  })
  if (readers.length === 0) return
  await tx.outboxMessage.createMany({
    data: readers.map(({ email }) => ({
      ...{ organisationId, createdAt: new Date(now) },
      ...outboxRow('feed.held', { to: [email], feedId: id, runId }),
    })),
  })
}
