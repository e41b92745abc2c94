import type { BookingNews } from '../bookings/bookingMessage'
import type { RequestState } from '../reservations/requestMoney'
import type { ReservationEvent } from '../reservations/reservationStep'

interface MessageKind<Payload> {
  readonly label: string
  readonly isOfDealership: boolean
  /** A type alone: what a message of the kind says. */
  readonly payload?: Payload
}

/** What a dealership sends or is sent about its shoppers: its people see what failed of that, and send it again (API-07). */
const ofDealership = <Payload>(label: string): MessageKind<Payload> => ({ label, isOfDealership: true })
/** What only people of the platform see and send again. */
const ofPlatform = <Payload>(label: string): MessageKind<Payload> => ({ label, isOfDealership: false })

/** Email addresses, or one phone number of a text message. */
interface To {
  readonly to: readonly string[]
}
/** What is told of a booking, and as which revision of it. */
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
/** A code is worked out of its id when it is sent. */
interface OfCode extends To {
  readonly codeId: string
}
/** What was written in a conversation names the message. */
interface OfAnswer {
  readonly outboxId: string
}
/** An invitation to the console, or a way to a new password. */
interface OfLink {
  readonly linkId: string
}

/** Everything that is told to the outside world by the outbox: what people of the console call it, whose it is, and what it says. */
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
  /** The cars a hosted search index is told of; null for all. */
  'search.sync': ofPlatform<{ readonly carIds: readonly string[] | null }>('Changes of stock, to the hosted search'),
  publication: ofPlatform<To & { readonly scheduleId: string; readonly stage: 'reminder' | 'obstacle' | 'settled' }>(
    'Scheduled publication, to its author',
  ),
  publishRequest: ofPlatform<To & { readonly requestId: string; readonly stage: 'asked' | 'answered' }>('Request to publish'),
  /** The feed whose file is held, and the run it is held in. */
  'feed.held': ofPlatform<To & { readonly feedId: string; readonly runId: string }>('Feed that is held, to the dealership'),
  'person.invite': ofPlatform<OfLink>('Invitation to the console'),
  'person.reset': ofPlatform<OfLink>('Way to a new password'),
  /** What was done to whose account, and by whom. */
  'person.news': ofPlatform<{ readonly userId: string; readonly news: string; readonly authorName: string }>(
    'Change to an account of the console',
  ),
  'shopper.code': ofPlatform<OfCode>('Sign-in code, to the shopper'),
  'shopper.codeBySms': ofPlatform<OfCode>('Sign-in code by text message, to the shopper'),
  'shopper.alerts': ofPlatform<To & { readonly shopperId: string }>('News of saved cars, to the shopper'),
  /** The conversation in which a shopper waits, and how much of the time aimed at is over. */
  'inbox.late': ofPlatform<{ readonly conversationId: string; readonly warned: 'half' | 'whole' }>(
    'Somebody waits for an answer, to the dealership',
  ),
  /** Who is named in a note, and by whom. */
  'inbox.mention': ofPlatform<{ readonly conversationId: string; readonly userId: string; readonly by: string }>(
    'Mention in a note, to a colleague',
  ),
} satisfies { readonly [kind: string]: MessageKind<object> }

export type OutboxKind = keyof typeof outboxMessages

/** What a message of a kind says. */
export type OutboxPayload<Kind extends OutboxKind> = NonNullable<(typeof outboxMessages)[Kind]['payload']>

export const outboxKinds = Object.keys(outboxMessages) as OutboxKind[]

/** The kinds whose failures people of a dealership see and send again (API-07). */
export const dealershipKinds = outboxKinds.filter((kind) => outboxMessages[kind].isOfDealership)
