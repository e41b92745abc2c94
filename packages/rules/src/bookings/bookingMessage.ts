import type { Location } from '../entities/Location'
import { momentWords } from '../format/momentWords'
import { leadForms } from '../leads/leadForms'
import type { Booking } from './Booking'

/** What whoever comes is told of a booking. */
export type BookingNews = 'requested' | 'confirmed' | 'moved' | 'cancelled' | 'carSold' | 'carWithdrawn' | 'carMoved' | 'reminder'

export interface BookingTold extends Pick<Booking, 'kind' | 'state' | 'name' | 'carName' | 'startsAt'> {
  readonly location: Pick<Location, 'name' | 'address' | 'timeZone' | 'phone'>
  /** Who writes, such as the name of a site. */
  readonly sender: string
  /** Why, in words of who did it; empty where nothing was said. */
  readonly reason: string
}

/** A message, without a greeting's frills: what it is about, and its sentences, a paragraph each. */
export interface BookingMessage {
  readonly subject: string
  readonly lines: readonly string[]
}

const gone = {
  carSold: 'has been sold',
  carWithdrawn: 'is not for sale any more',
  carMoved: 'stands at another of our places now',
} as const

/**
 * Writes what whoever comes is told of a booking (ENQ-24): the same words before people of the dealer do something as in the message
 * that goes out then.
 *
 * @param now the instant, ISO in UTC
 */
export const bookingMessage = (news: BookingNews, told: BookingTold, now: string): BookingMessage => {
  const { kind, state, name, carName, startsAt, location, sender, reason } = told
  const what = leadForms[kind].name.toLowerCase()
  const about = carName ? `${what} (${carName})` : what
  const when = momentWords(startsAt, location.timeZone, now)
  const { street, city, state: region, postcode } = location.address
  const where = `${location.name}, ${street}, ${city} ${region} ${postcode}`
  const call = location.phone ? ` Call us on ${location.phone} if anything is unclear.` : ''
  const why = reason.trim() === '' ? [] : [reason.trim()]
  const hello = `Hi ${name},`
  const place = `Where: ${where}.${call}`
  const asked = state === 'requested' ? 'We’ll tell you as soon as it is confirmed.' : ''
  switch (news) {
    case 'requested':
      return {
        subject: `We have your request for a ${what}`,
        lines: [hello, `you asked for a ${about} on ${when}. ${asked}`.trim(), place],
      }
    case 'confirmed':
      return { subject: `Your ${what} is confirmed: ${when}`, lines: [hello, `your ${about} is confirmed for ${when}.`, place] }
    case 'moved':
      return {
        subject: `Your ${what} is now on ${when}`,
        lines: [hello, `your ${about} was moved to ${when}. ${asked}`.trim(), ...why, place],
      }
    case 'cancelled':
      return {
        subject: `Your ${what} on ${when} is cancelled`,
        lines: [
          hello,
          `your ${about} on ${when} at ${location.name} is cancelled.`,
          ...why,
          `You are welcome to book another time.${call}`,
        ],
      }
    case 'reminder':
      return { subject: `Your ${what}: ${when}`, lines: [hello, `this is to remind you of your ${about} at ${sender} on ${when}.`, place] }
    default:
      return {
        subject: `About the car of your ${what}`,
        lines: [
          hello,
          `the ${carName ?? 'car'} you were to drive on ${when} ${gone[news]}. Your time is still yours.`,
          `We are glad to show you another one.${call}`,
        ],
      }
  }
}
