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
  'inbox.mail': ofDealership<OfAnswer>('Answer by email'),
  'inbox.textBySms': ofDealership<OfAnswer>('Answer by text message'),
  'booking.shopper': ofDealership<OfBooking>('News of a booking'),
  'booking.shopperBySms': ofDealership<OfBooking>('News of a booking, by text message'),
  'booking.dealer': ofDealership<OfBooking>('Booking, to the dealership'),
  'booking.day': ofDealership<To & { readonly locationId: string; readonly date: string }>('The bookings of a day'),
  'reservation.shopper': ofDealership<OfReservation>('News of a reservation'),
  'reservation.dealer': ofDealership<OfReservation>('Reservation, to the dealership'),
  'payment.request': ofDealership<OfPayment>('Request for a payment'),
  'payment.requestBySms': ofDealership<OfPayment>('Request for a payment, by text message'),
  'payment.paid': ofDealership<OfPayment & { readonly state?: RequestState; readonly second?: 'returning' | 'stuck' }>(
    'Payment, to the dealership',
  ),
  'promotion.shopper': ofDealership<OfEntry>('Prize, to the shopper'),
  'promotion.dealer': ofDealership<OfEntry>('Prize, to the dealership'),
  'shopper.valuation': ofDealership<OfValuation>('What a trade-in is worth'),
  'valuation.dealer': ofDealership<OfValuation>('Trade-in, to the dealership'),
  /** Cars to sync to a hosted search index; null for all. */
  'search.sync': ofPlatform<{ readonly carIds: readonly string[] | null }>('Changes of stock, to the hosted search'),
  publication: ofPlatform<To & { readonly scheduleId: string; readonly stage: 'reminder' | 'obstacle' | 'settled' }>(
    'Scheduled publication, to its author',
  ),
  publishRequest: ofPlatform<To & { readonly requestId: string; readonly stage: 'asked' | 'answered' }>('Request to publish'),
  /** The feed whose file is held, and its run. */
  'feed.held': ofPlatform<To & { readonly feedId: string; readonly runId: string }>('Feed that is held, to the dealership'),
  'person.invite': ofPlatform<OfLink>('Invitation to the console'),
  'person.reset': ofPlatform<OfLink>('Way to a new password'),
  /** Account change: whose account, what, and by whom. */
  'person.news': ofPlatform<{ readonly userId: string; readonly news: string; readonly authorName: string }>(
    'Change to an account of the console',
  ),
  'shopper.code': ofPlatform<OfCode>('Sign-in code, to the shopper'),
  'shopper.codeBySms': ofPlatform<OfCode>('Sign-in code by text message, to the shopper'),
  'shopper.alerts': ofPlatform<To & { readonly shopperId: string }>('News of saved cars, to the shopper'),
  /** The waiting conversation, and whether half or all of the target time has passed. */
  'inbox.late': ofPlatform<{ readonly conversationId: string; readonly warned: 'half' | 'whole' }>(
    'Somebody waits for an answer, to the dealership',
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
