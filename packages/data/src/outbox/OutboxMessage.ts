/**
 * What is told: a mail about a lead, a publication, a request to publish, a feed's file that is held, a person's or a shopper's account, a
 * booking, a reservation or a payment, or a change to a hosted search index.
 */
export const outboxKinds = [
  'lead.dealer',
  'lead.shopper',
  'search.sync',
  'publication',
  'publishRequest',
  'feed.held',
  'person.invite',
  'person.reset',
  'person.news',
  'shopper.code',
  'shopper.codeBySms',
  'shopper.alerts',
  'booking.shopper',
  'booking.dealer',
  'booking.shopperBySms',
  'booking.day',
  'reservation.shopper',
  'reservation.dealer',
  'payment.request',
  'payment.requestBySms',
  'payment.paid',
  'promotion.shopper',
  'promotion.dealer',
  'shopper.valuation',
  'valuation.dealer',
  'inbox.mail',
  'inbox.textBySms',
  'inbox.late',
  'inbox.mention',
] as const
export type OutboxKind = (typeof outboxKinds)[number]

export type OutboxStatus = 'pending' | 'delivering' | 'delivered' | 'dead'

/** A message of the transactional outbox: something to be delivered to the outside world. */
export interface OutboxMessage {
  readonly id: string
  /** Null for mail to people of the console. */
  readonly organisationId: string | null
  readonly siteId: string | null
  readonly leadId: string | null
  readonly kind: OutboxKind
  readonly payload: {
    /** Whom to write to. */
    readonly to?: readonly string[]
    /** Which cars a hosted search index must be told of; null: all. */
    readonly carIds?: readonly string[] | null
    /** The scheduled publication its author is told of. */
    readonly scheduleId?: string
    /** The request to publish that publishers, or its author, are told of. */
    readonly requestId?: string
    /** The feed whose file is held, and the run it is held in. */
    readonly feedId?: string
    readonly runId?: string
    /** The invitation or way to a new password that is sent. */
    readonly linkId?: string
    /** Who is told of what was done to their account, and by whom. */
    readonly userId?: string
    readonly news?: string
    readonly authorName?: string
    /** The code a shopper signs in with: worked out of this when it is sent. */
    readonly codeId?: string
    /** The shopper who is told of cars. */
    readonly shopperId?: string
    /** The booking that is told of, what of it, and as which revision. */
    readonly bookingId?: string
    readonly bookingNews?: string
    readonly bookingRevision?: number
    /** The place, and the day, that a list of who comes is of. */
    readonly locationId?: string
    readonly date?: string
    /** The reservation something happened to, what it was, and the state it led to. */
    readonly reservationId?: string
    readonly event?: string
    readonly state?: string
    /** The payment that is asked for by a link. */
    readonly paymentRequestId?: string
    /** The conversation somebody waits in, and of how much of the time that is warned. */
    readonly conversationId?: string
    readonly warned?: string
    /** Its own id: what was written in a conversation names it. */
    readonly outboxId?: string
    /** The entry to a prize draw that was drawn. */
    readonly promotionEntryId?: string
    /** The valuation of a shopper's vehicle that is told of. */
    readonly valuationId?: string
  }
  /** How often it was tried, this time included. */
  readonly attempts: number
}
