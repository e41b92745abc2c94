export type OutboxStatus = 'pending' | 'delivering' | 'delivered' | 'dead'

/** Something the outside world must be told. */
export interface OutboxMessage {
  readonly id: string
  readonly organisationId: string
  readonly siteId: string | null
  readonly leadId: string | null
  readonly kind: 'lead.dealer' | 'lead.shopper' | 'search.sync' | 'publication'
  readonly payload: {
    /** Whom to write to. */
    readonly to?: readonly string[]
    /** Which cars a hosted search index must be told of; null: all. */
    readonly carIds?: readonly string[] | null
    /** The scheduled publication its author is told of. */
    readonly scheduleId?: string
  }
  /** How often it was tried, this time included. */
  readonly attempts: number
}
