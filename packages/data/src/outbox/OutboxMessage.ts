import type { OutboxKind } from '@forecourt/rules/outbox/outboxMessages'

export type OutboxStatus = 'pending' | 'delivering' | 'delivered' | 'dead'

/** A message of the transactional outbox, to be delivered to an external system. */
export interface OutboxMessage {
  readonly id: string
  /** Null for mail to users of the console. */
  readonly organisationId: string | null
  readonly siteId: string | null
  readonly leadId: string | null
  readonly kind: OutboxKind
  /** Payload as its kind declares it; most kinds have recipients. */
  readonly payload: { readonly to?: readonly string[]; readonly [field: string]: unknown }
  /** Number of attempts, including this one. */
  readonly attempts: number
}
