import type { BookingNews } from '../bookings/bookingMessage'
import type { RequestState } from '../reservations/requestMoney'
import type { ReservationEvent } from '../reservations/reservationStep'

interface MessageKind<Payload> {
  readonly label: string
  readonly isOfDealership: boolean
  /** Type only: payload of the message kind. */
  readonly payload?: Payload
}

/** A message to or from a dealership's shoppers: its staff see failures and can resend (API-07). */
const ofDealership = <Payload>(label: string): MessageKind<Payload> => ({ label, isOfDealership: true })
/** A message whose failures only platform staff see and resend. */
const ofPlatform = <Payload>(label: string): MessageKind<Payload> => ({ label, isOfDealership: false })

/** Email addresses, or one phone number for SMS. */
interface To {
  readonly to: readonly string[]
}
/** A booking event and the booking's revision. */
interface OfBooking extends To {
  readonly bookingId: string
  readonly bookingNews: BookingNews
  readonly bookingRevision: number
}
interface OfReservation extends To {
  readonly reservationId: string
  readonly event: ReservationEvent
  /** Amount of a partial refund. */
  readonly partCents?: number | undefined
}
/** A partial refund that was made, or failed. */
interface PartialRefund {
  readonly part: 'returned' | 'failed'
  readonly cents: number
}
interface OfPayment extends To {
  readonly paymentRequestId: string
}
interface OfEntry extends To {
  readonly promotionEntryId: string
}
interface OfValuation extends To {
  readonly valuationId: string
}
/** The code is derived from its id when sent. */
interface OfCode extends To {
  readonly codeId: string
}
/** The message in the conversation. */
interface OfAnswer {
  readonly outboxId: string
}
/** A console invitation or password reset. */
interface OfLink {
  readonly linkId: string
}

/** All kinds of outbox messages: label in the console, owner, and payload. */
export const outboxMessages = {
  'lead.dealer': ofDealership<To>('Enquiry, to the dealership'),
  'lead.shopper': ofDealership<To>('Confirmation of an enquiry'),
  'inbox.mail': ofDealership<OfAnswer>('Reply by email'),
  'inbox.textBySms': ofDealership<OfAnswer>('Reply by text message'),
  'booking.shopper': ofDealership<OfBooking>('Booking update'),
  'booking.shopperBySms': ofDealership<OfBooking>('Booking update by text message'),
  'booking.dealer': ofDealership<OfBooking>('Booking, to the dealership'),
  'booking.day': ofDealership<To & { readonly locationId: string; readonly date: string }>('Bookings of the day'),
  'reservation.shopper': ofDealership<OfReservation>('Reservation update'),
  'reservation.dealer': ofDealership<OfReservation>('Reservation, to the dealership'),
  'payment.request': ofDealership<OfPayment>('Payment request'),
  'payment.requestBySms': ofDealership<OfPayment>('Payment request by text message'),
  'payment.paid': ofDealership<
    OfPayment & { readonly state?: RequestState; readonly second?: 'returning' | 'stuck'; readonly part?: PartialRefund }
  >('Payment, to the dealership'),
  'promotion.shopper': ofDealership<OfEntry>('Prize, to the shopper'),
  'promotion.dealer': ofDealership<OfEntry>('Prize, to the dealership'),
  'shopper.valuation': ofDealership<OfValuation>('Trade-in valuation'),
  'valuation.dealer': ofDealership<OfValuation>('Trade-in, to the dealership'),
  /** Cars to sync to a hosted search index; null for all. */
  'search.sync': ofPlatform<{ readonly carIds: readonly string[] | null }>('Stock changes, to the hosted search'),
  publication: ofPlatform<To & { readonly scheduleId: string; readonly stage: 'reminder' | 'obstacle' | 'settled' }>(
    'Scheduled publication, to its author',
  ),
  publishRequest: ofPlatform<To & { readonly requestId: string; readonly stage: 'asked' | 'answered' }>('Request to publish'),
  /** The feed whose file is held, and its run. */
  'feed.held': ofPlatform<To & { readonly feedId: string; readonly runId: string }>('Held import, to the dealership'),
  /** The numbers of new findings of the compliance rules, and of those that block publishing. */
  'compliance.findings': ofPlatform<To & { readonly findings: number; readonly blocking: number }>(
    'New findings of the compliance check, to the dealership',
  ),
  'person.invite': ofPlatform<OfLink>('Invitation to the console'),
  'person.reset': ofPlatform<OfLink>('Password reset'),
  /** Account change: whose account, what, and by whom. */
  'person.news': ofPlatform<{
    readonly userId: string
    readonly news: string
    readonly authorName: string
    /** Its recipient instead of the user's address. */
    readonly formerEmail?: string
  }>('Console account change'),
  'person.email': ofPlatform<{ readonly changeId: string }>('Confirmation of a new sign-in address'),
  'shopper.code': ofPlatform<OfCode>('Sign-in code, to the shopper'),
  'shopper.codeBySms': ofPlatform<OfCode>('Sign-in code by text message, to the shopper'),
  /** The search that its link saves. */
  'shopper.search': ofPlatform<To & { readonly path: string; readonly name: string }>('Confirmation of a saved search, to the shopper'),
  'shopper.alerts': ofPlatform<To & { readonly shopperId: string }>('Saved car alerts, to the shopper'),
  /** The waiting conversation, and whether half or all of the target time has passed. */
  'inbox.late': ofPlatform<{ readonly conversationId: string; readonly warned: 'half' | 'whole' }>(
    'Shopper waiting for a reply, to the dealership',
  ),
  /** The user mentioned in a note, and the author. */
  'inbox.mention': ofPlatform<{ readonly conversationId: string; readonly userId: string; readonly by: string }>(
    'Mention in a note, to a colleague',
  ),
} satisfies { readonly [kind: string]: MessageKind<object> }

export type OutboxKind = keyof typeof outboxMessages

/** Payload of a message kind. */
export type OutboxPayload<Kind extends OutboxKind> = NonNullable<(typeof outboxMessages)[Kind]['payload']>

export const outboxKinds = Object.keys(outboxMessages) as OutboxKind[]

/** Kinds whose failures dealership staff see and can resend (API-07). */
export const dealershipKinds = outboxKinds.filter((kind) => outboxMessages[kind].isOfDealership)
