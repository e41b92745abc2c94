import type { LeadRow } from '@forecourt/rules/leads/LeadRow'
import type { Scope } from '../createDatabase'
import type { Transaction } from '../Transaction'
import { leadRelations, toLead } from './toLead'

/** One event of a lead. */
interface LeadEvent {
  readonly at: string
  readonly text: string
  /** The user's name; null for the system. */
  readonly by: string | null
  readonly failed: boolean
}

const recipients = (payload: unknown): string => {
  const { to } = payload as { to?: readonly string[] }
  return to && to.length > 0 ? to.join(', ') : 'nobody'
}

/** History of a lead from its row, its outbox messages and the audit log, oldest first. */
const leadEvents = async (
  tx: Transaction,
  { organisationId, id, createdAt }: { readonly organisationId: string; readonly id: string; readonly createdAt: Date },
): Promise<LeadEvent[]> => {
  const messages = await tx.outboxMessage.findMany({ where: { organisationId, leadId: id } })
  const notes = await tx.auditEntry.findMany({ where: { organisationId, target: id, action: { startsWith: 'lead.' } } })
  // An enquiry by phone or in person has the user who recorded it.
  const entry = await tx.conversationEntry.findFirst({ where: { organisationId, leadId: id }, select: { actorName: true } })
  const text = entry?.actorName ? `Recorded by ${entry.actorName}` : 'Sent by the customer'
  const sent: LeadEvent = { at: createdAt.toISOString(), text, by: null, failed: false }
  const deliveries = messages.flatMap(({ kind, payload, status, deliveredAt, nextAttemptAt, lastError }): LeadEvent[] => {
    const what = kind === 'lead.shopper' ? 'Confirmation' : 'Email'
    if (deliveredAt)
      return [{ at: deliveredAt.toISOString(), text: lastError ?? `${what} sent to ${recipients(payload)}`, by: null, failed: false }]
    if (status === 'dead')
      return [
        {
          at: nextAttemptAt.toISOString(),
          text: `${what} to ${recipients(payload)} failed: ${lastError ?? 'unknown error'}`,
          by: null,
          failed: true,
        },
      ]
    return lastError
      ? [
          {
            at: nextAttemptAt.toISOString(),
            text: `${what} to ${recipients(payload)} will be tried again: ${lastError}`,
            by: null,
            failed: true,
          },
        ]
      : []
  })
  const changes = notes.map(
    ({ at, summary, actorName }): LeadEvent => ({ at: at.toISOString(), text: summary, by: actorName, failed: false }),
  )
  return [sent, ...deliveries, ...changes].sort((one, other) => one.at.localeCompare(other.at))
}

export interface LeadDetail extends LeadRow {
  /** Events since it was sent, oldest first. */
  readonly events: readonly LeadEvent[]
  /** The valuation that it came from (ENT-21); null for other leads. */
  readonly valuationId: string | null
}

export const getLead = (scope: Scope, leadId: string): Promise<LeadDetail | null> =>
  scope.transaction(async (tx) => {
    const row = await tx.lead.findFirst({ where: { id: leadId }, include: leadRelations })
    if (!row) return null
    const valuation = await tx.valuation.findFirst({ where: { organisationId: row.organisationId, leadId }, select: { id: true } })
    return { ...toLead(row), events: await leadEvents(tx, row), valuationId: valuation?.id ?? null }
  })
