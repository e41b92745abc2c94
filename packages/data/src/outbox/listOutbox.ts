import type { Scope } from '../createDatabase'
import type { Prisma } from '../generated/client'
import type { ListQuery, ListResult } from '../lists/ListQuery'
import { listPage } from '../lists/listSql'
import { parseFilter } from '../lists/parseFilter'
import type { OutboxMessage, OutboxStatus } from './OutboxMessage'

export interface OutboxRow extends OutboxMessage {
  readonly status: OutboxStatus
  readonly nextAttemptAt: string
  readonly lastError: string | null
  readonly createdAt: string
  readonly deliveredAt: string | null
}

/** What was sent or is still to be, latest first. Filters: status, leadId, siteId. */
export const listOutbox = (scope: Scope, query: ListQuery): Promise<ListResult<OutboxRow>> => {
  const { text, texts } = parseFilter(query.filter)
  const { limit, offset } = listPage(query)
  const statuses = texts('status')
  const where: Prisma.OutboxMessageWhereInput = {
    status: statuses ? { in: statuses } : undefined,
    leadId: text('leadId') ?? undefined,
    siteId: text('siteId') ?? undefined,
  }
  return scope.transaction(async (tx) => {
    const rows = await tx.outboxMessage.findMany({ where, orderBy: [{ createdAt: 'desc' }, { id: 'asc' }], take: limit, skip: offset })
    const total = await tx.outboxMessage.count({ where })
    return {
      rows: rows.map(
        ({ id, organisationId, siteId, leadId, kind, payload, attempts, status, nextAttemptAt, lastError, createdAt, deliveredAt }) => ({
          id,
          organisationId,
          siteId,
          leadId,
          kind: kind as OutboxMessage['kind'],
          payload: payload as unknown as OutboxMessage['payload'],
          attempts,
          status: status as OutboxStatus,
          nextAttemptAt: nextAttemptAt.toISOString(),
          lastError,
          createdAt: createdAt.toISOString(),
          deliveredAt: deliveredAt?.toISOString() ?? null,
        }),
      ),
      total,
    }
  })
}
