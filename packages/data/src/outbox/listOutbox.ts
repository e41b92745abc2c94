import type { Scope } from '../createDatabase'
import type { Prisma } from '../generated/client'
import { listPage } from '../lists/listSql'
import { type ListQuery, type ListResult, parseFilter } from '../lists/parseFilter'
import type { OutboxMessage, OutboxStatus } from './messageDelivery'

export interface OutboxRow extends OutboxMessage {
  readonly status: OutboxStatus
  readonly nextAttemptAt: string
  readonly lastError: string | null
  readonly createdAt: string
  readonly deliveredAt: string | null
}

/** Undelivered messages: dead, or to be retried after an error. */
const undelivered = {
  dead: { status: 'dead' },
  retried: { status: { in: ['pending', 'delivering'] }, lastError: { not: null } },
} as const satisfies { readonly [State in string]: Prisma.OutboxMessageWhereInput }

/**
 * Messages of the outbox, newest first. Filters: `ids`, `status`, `leadId`, `siteId` and `kind`, each one or several, `undelivered` (`dead`,
 * `retried` or `all`), `sent` (false for those that were closed without being sent), `text`, which searches the first address and the error, and `textKinds`: kinds that match the text by their label.
 */
export const listOutbox = (scope: Scope, query: ListQuery): Promise<ListResult<OutboxRow>> => {
  const { text, texts, flag } = parseFilter(query.filter)
  const { limit, offset } = listPage(query)
  const statuses = texts('status')
  const kinds = texts('kind')
  const sites = texts('siteId')
  const state = text('undelivered')
  const isSent = flag('sent')
  const searchText = text('text')
  const ids = texts('ids')
  const textKinds = texts('textKinds')
  const where: Prisma.OutboxMessageWhereInput = {
    id: ids ? { in: ids } : undefined,
    status: statuses ? { in: statuses } : undefined,
    leadId: text('leadId') ?? undefined,
    siteId: sites ? { in: sites } : undefined,
    kind: kinds ? { in: kinds } : undefined,
    AND: [
      state === 'dead' || state === 'retried' ? undelivered[state] : state === 'all' ? { OR: Object.values(undelivered) } : {},
      isSent === null ? {} : { status: 'delivered', lastError: isSent ? null : { not: null } },
      searchText
        ? {
            OR: [
              { lastError: { contains: searchText, mode: 'insensitive' } },
              { payload: { path: ['to', '0'], string_contains: searchText, mode: 'insensitive' } },
              { kind: { in: textKinds ?? [] } },
            ],
          }
        : {},
    ],
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
