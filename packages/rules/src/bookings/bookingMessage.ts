import type { Location } from '../entities/Location'
import { type Booking, waitsForShopper } from './Booking'
import { bookingNoun, bookingTime, canBookAgain, canStillBeConfirmed, lapsedHeading, waitsToBeConfirmed } from './bookingWords'

/** What is told of a booking. */
export type BookingNews =
  | 'requested'
  | 'confirmed'
  | 'lapsed'
  | 'moved'
  | 'cancelled'
  | 'carSold'
  | 'carWithdrawn'
  | 'carMoved'
  | 'reminder'

export interface BookingMessageFacts {
  readonly booking: Pick<Booking, 'kind' | 'state' | 'startsAt' | 'heldUntil' | 'email' | 'details'>
  readonly location: Pick<Location, 'name' | 'timeZone'>
}

/** What a message says above the facts of a visit. */
export interface BookingMessage {
  readonly subject: string
  readonly heading: string
  /** What becomes of it. */
  readonly lead: string
}

/**
 * Writes what whoever comes is told of a booking (ENQ-24): the mail that goes out says it, and people of the dealer read it before
 * they do what it tells of.
 */
export const bookingMessage = ({ booking, location }: BookingMessageFacts, news: BookingNews): BookingMessage => {
  const what = bookingNoun[booking.kind]
  const when = bookingTime(booking, location.timeZone)
  const waits = booking.state === 'requested'
  const isToConfirm = waitsForShopper(booking)
  const until = booking.heldUntil === null ? '' : bookingTime({ startsAt: booking.heldUntil }, location.timeZone)
  switch (news) {
    case 'requested':
      // The mail was delayed for longer than the time was held.
      if (booking.state === 'lapsed')
        return {
          subject: `Your request for a ${what} on ${when}`,
          heading: lapsedHeading,
          lead: canStillBeConfirmed(booking, location),
        }
      return {
        subject: `Your ${what} on ${when}: held for you`,
        heading: 'We hold this time for you',
        lead: waitsToBeConfirmed(booking, location),
      }
    case 'lapsed':
      return {
        subject: `Not confirmed: ${what}, ${when}`,
        heading: 'We no longer hold this time for you',
        lead: `Your ${what} wasn’t confirmed, so others can book the time. To choose a time again, use the link below, or call us.`,
      }
    case 'confirmed':
      if (isToConfirm)
        return {
          subject: `Please confirm: ${what}, ${when}`,
          heading: `Confirm your ${what}`,
          lead: `We hold this time at ${location.name} until ${until}. Use the link below to confirm it. If you don’t, others can book the time.`,
        }
      return { subject: `Booked: ${what}, ${when}`, heading: `Your ${what} is booked`, lead: `We expect you at ${location.name}.` }
    case 'moved':
      return {
        subject: `Moved: ${what}, now ${when}`,
        heading: `Your ${what} was moved`,
        lead: waits
          ? `We hold the new time for you. ${waitsToBeConfirmed(booking, location)}`
          : isToConfirm
            ? `We hold the new time for you until ${until}. Use the link below to confirm it. If you don’t, others can book the time.`
            : 'This is the new time. The old one is free again.',
      }
    case 'cancelled':
      return {
        subject: `Cancelled: ${what}, ${when}`,
        heading: `Your ${what} was cancelled`,
        lead: [booking.details.reason?.trim(), canBookAgain].filter(Boolean).join(' '),
      }
    case 'reminder':
      return {
        subject: `Coming up: ${what}, ${when}`,
        heading: `Your ${what} is coming up`,
        lead: `We expect you at ${location.name}. If it doesn’t suit you any more, move or cancel it, so that somebody else can come.`,
      }
    case 'carSold':
      return {
        subject: `The car of your ${what} has been sold`,
        heading: 'This car has been sold',
        lead: 'We are sorry: it was sold before you could drive it. Drive another one at the same time: call us, or cancel the booking.',
      }
    case 'carWithdrawn':
      return {
        subject: `The car of your ${what} is not for sale any more`,
        heading: 'This car is not for sale any more',
        lead: 'We are sorry: you can’t drive it. Drive another one at the same time: call us, or cancel the booking.',
      }
    case 'carMoved':
      return {
        subject: `The car of your ${what} stands at another location`,
        heading: 'This car stands elsewhere now',
        lead: `It is not at ${location.name} any more. Call us to arrange where to drive it, or cancel the booking.`,
      }
  }
}
