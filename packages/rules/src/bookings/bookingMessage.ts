import { momentInZone } from '../dates/momentInZone'
import type { Location } from '../entities/Location'
import { formatTime } from '../format/formatDate'
import { nameInSentence } from '../locations/locationNames'
import { type Booking, type BookingKind, isHeld, waitsForShopper } from './Booking'

const days = new Intl.DateTimeFormat('en-AU', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })

/** Start of a visit in the location's local time, for example 'Wednesday 25 November, 9:30am' (ENQ-24, LOC-16). */
export const bookingTime = ({ startsAt }: Pick<Booking, 'startsAt'>, timeZone: string): string => {
  const { date, minutes } = momentInZone(startsAt, timeZone)
  return `${days.format(new Date(date)).replace(',', '')}, ${formatTime(minutes)}`
}

/** Noun for mid-sentence use (ENQ-24). */
export const bookingNoun: { readonly [Kind in BookingKind]: string } = { testDrive: 'test drive', service: 'service' }

/** Title of the kind of booking (ENQ-24). */
export const bookingTitles: { readonly [Kind in BookingKind]: string } = { testDrive: 'Test drive', service: 'Service' }

type Waiting = Pick<Booking, 'startsAt' | 'heldUntil' | 'email'>
type VisitLocation = Pick<Location, 'name' | 'timeZone'>

/**
 * Label of the button that confirms a booking from a message's link before it lapses; null if it has no end before the visit (ENQ-24). A button, because mail
 * scanners open links.
 */
export const confirmHoldLabel = (booking: Pick<Booking, 'state' | 'startsAt' | 'heldUntil'>): string | null => {
  if (booking.heldUntil === null || !isHeld(booking)) return null
  if (waitsForShopper(booking)) return 'Confirm this time'
  return booking.heldUntil < booking.startsAt ? 'Keep this time' : null
}

/**
 * What happens next with a request that the dealer has not confirmed, and how long its slot is held (ENQ-24).
 *
 * @param hasButton on the page that the mail's link opens
 */
export const dealerWillConfirmText = (
  { startsAt, heldUntil, email }: Waiting,
  { name, timeZone }: VisitLocation,
  hasButton = false,
): string => {
  const waits = `${name} will confirm it and let you know.`
  if (heldUntil === null || heldUntil >= startsAt) return waits
  const longer = hasButton
    ? 'To keep it longer, use the button below.'
    : email === ''
      ? 'If you haven’t heard from us by then, please call.'
      : 'To keep it longer, use the link in our email about it.'
  return `${waits} We’ll hold it until ${bookingTime({ startsAt: heldUntil }, timeZone)}. ${longer}`
}

/** How long a slot is held until its shopper confirms, and how to confirm (ENQ-24). */
export const shopperMustConfirmText = (
  { heldUntil, email }: Pick<Waiting, 'heldUntil' | 'email'>,
  { name, timeZone }: VisitLocation,
  hasButton = false,
): string =>
  `We’re holding this time at ${name}${heldUntil === null ? '' : ` until ${bookingTime({ startsAt: heldUntil }, timeZone)}`}. Use the ${hasButton ? 'button below' : `link in our email to ${email}`} to confirm it. If you don’t, someone else can book it.`

/** Heading for a lapsed request (ENQ-24). */
export const lapsedHeading = 'We have your request, but we’re no longer holding this time'

/** How a lapsed request can still be confirmed, or another time chosen (ENQ-24). */
export const lapsedRequestText = ({ heldUntil, email }: Waiting, { name }: VisitLocation): string => {
  const can = `${name} can still confirm it if no one else has taken the time.`
  if (heldUntil === null) return `${can} You can also choose another time.`
  return `${can} ${email === '' ? 'To choose another time, please call us.' : 'To choose another time, use the link in our email about it, or call us.'}`
}

/** Text after a cancellation (ENQ-24). */
export const canBookAgain = 'There’s nothing more to do. You can book another time whenever you like.'

/** Booking events that send a message. */
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

/** Text of a message above the facts of a visit. */
export interface BookingMessage {
  readonly subject: string
  readonly heading: string
  /** First paragraph: what happens next. */
  readonly introduction: string
}

/** Builds the message to the shopper about a booking event (ENQ-24): sent by mail, and previewed to staff before they act. */
export const bookingMessage = ({ booking, location }: BookingMessageFacts, news: BookingNews): BookingMessage => {
  const what = bookingNoun[booking.kind]
  const when = bookingTime(booking, location.timeZone)
  const waits = booking.state === 'requested'
  const isToConfirm = waitsForShopper(booking)
  const until = booking.heldUntil === null ? '' : bookingTime({ startsAt: booking.heldUntil }, location.timeZone)
  switch (news) {
    case 'requested':
      // The mail was delayed beyond the end of the hold.
      if (booking.state === 'lapsed')
        return {
          subject: `Your request for a ${what} on ${when}`,
          heading: lapsedHeading,
          introduction: lapsedRequestText(booking, location),
        }
      return {
        subject: `Your ${what} on ${when}: held for you`,
        heading: 'We’re holding this time for you',
        introduction: dealerWillConfirmText(booking, location),
      }
    case 'lapsed':
      return {
        subject: `Not confirmed: ${what}, ${when}`,
        heading: 'We’re no longer holding this time for you',
        introduction: `Your ${what} wasn’t confirmed, so someone else can now book that time. To choose another time, use the link below or call us.`,
      }
    case 'confirmed':
      if (isToConfirm)
        return {
          subject: `Please confirm: ${what}, ${when}`,
          heading: `Confirm your ${what}`,
          introduction: `We’re holding this time at ${nameInSentence(location.name)} until ${until}. Use the link below to confirm it. If you don’t, someone else can book it.`,
        }
      return {
        subject: `Booked: ${what}, ${when}`,
        heading: `Your ${what} is booked`,
        introduction: `We’ll see you at ${nameInSentence(location.name)}.`,
      }
    case 'moved':
      return {
        subject: `Moved: ${what}, now ${when}`,
        heading: `Your ${what} has been moved`,
        introduction: waits
          ? `We’re holding the new time for you. ${dealerWillConfirmText(booking, location)}`
          : isToConfirm
            ? `We’re holding the new time for you until ${until}. Use the link below to confirm it. If you don’t, someone else can book it.`
            : 'This is your new time. We’ve released the old one.',
      }
    case 'cancelled':
      return {
        subject: `Cancelled: ${what}, ${when}`,
        heading: `Your ${what} has been cancelled`,
        introduction: [booking.details.reason?.trim(), canBookAgain].filter(Boolean).join(' '),
      }
    case 'reminder':
      return {
        subject: `Coming up: ${what}, ${when}`,
        heading: `Your ${what} is coming up`,
        introduction: `We’ll see you at ${nameInSentence(location.name)}. If it no longer suits, please move or cancel it so someone else can have the spot.`,
      }
    case 'carSold':
      return {
        subject: `The car for your ${what} has been sold`,
        heading: 'This car has been sold',
        introduction: 'Sorry, it sold before you could drive it. Call us to drive another one at the same time, or cancel the booking.',
      }
    case 'carWithdrawn':
      return {
        subject: `The car for your ${what} is no longer for sale`,
        heading: 'This car is no longer for sale',
        introduction: 'Sorry, you can’t drive it any more. Call us to drive another one at the same time, or cancel the booking.',
      }
    case 'carMoved':
      return {
        subject: `The car for your ${what} has moved to another location`,
        heading: 'This car has moved',
        introduction: `It’s no longer at ${nameInSentence(location.name)}. Call us to arrange where to drive it, or cancel the booking.`,
      }
  }
}
