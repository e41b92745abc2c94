export type OutboxStatus = 'pending' | 'delivering' | 'delivered' | 'dead'

/** Something the outside world must be told. */
export interface OutboxMessage {
  readonly id: string
  readonly organisationId: string
  readonly siteId: string | null
  readonly leadId: string | null
  readonly kind: 'lead.dealer' | 'lead.shopper'
  readonly payload: { readonly to: readonly string[] }
  /** How often it was tried, this time included. */
  readonly attempts: number
}
