import type { OutboxKind } from '@forecourt/rules/outbox/outboxMessages'

export type OutboxStatus = 'pending' | 'delivering' | 'delivered' | 'dead'

/** A message of the transactional outbox: something to be delivered to the outside world. */
export interface OutboxMessage {
  readonly id: string
  /** Null for mail to people of the console. */
  readonly organisationId: string | null
  readonly siteId: string | null
  readonly leadId: string | null
  readonly kind: OutboxKind
  /** What it says, as its kind declares; most kinds say whom to write to. */
  readonly payload: { readonly to?: readonly string[]; readonly [field: string]: unknown }
  /** How often it was tried, this time included. */
  readonly attempts: number
}
