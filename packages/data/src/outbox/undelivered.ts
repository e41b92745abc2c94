import type { Scope } from '../createDatabase'
import type { OutboxKind } from './OutboxMessage'

/** A message that nobody tries to deliver any more. */
export interface UndeliveredMessage {
  readonly id: string
  readonly siteId: string | null
  readonly leadId: string | null
  readonly kind: OutboxKind
  readonly to: readonly string[]
  readonly fault: string | null
  readonly createdAt: string
}

/** As many as somebody looks through. */
const most = 100

/**
 * The messages of some kinds that were given up after their last try, latest first.
 *
 * @param siteIds whose, where somebody may see only some sites; null for all
 */
export const undelivered = (
  scope: Scope,
  { kinds, siteIds }: { readonly kinds: readonly OutboxKind[]; readonly siteIds: readonly string[] | null },
): Promise<UndeliveredMessage[]> =>
  scope.transaction(async (tx) => {
    const rows = await tx.outboxMessage.findMany({
      where: { status: 'dead', kind: { in: [...kinds] }, ...(siteIds && { siteId: { in: [...siteIds] } }) },
      orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
      take: most,
    })
    return rows.map(({ id, siteId, leadId, kind, payload, lastError, createdAt }) => ({
      ...{ id, siteId, leadId, kind: kind as OutboxKind, fault: lastError, createdAt: createdAt.toISOString() },
      to: (payload as { readonly to?: readonly string[] }).to ?? [],
    }))
  })
