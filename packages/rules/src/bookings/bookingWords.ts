import { momentInZone } from '../dates/momentInZone'
import { formatTime } from '../format/formatTime'
import type { Booking, BookingKind } from './Booking'

const days = new Intl.DateTimeFormat('en-AU', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })

/** When a visit begins, by the clock of its place, such as 'Wednesday 25 November, 9:30am' (ENQ-24, LOC-16). */
export const bookingTime = ({ startsAt }: Pick<Booking, 'startsAt'>, timeZone: string): string => {
  const { date, minutes } = momentInZone(startsAt, timeZone)
  return `${days.format(new Date(date)).replace(',', '')}, ${formatTime(minutes)}`
}

/** What is booked, in the middle of a sentence (ENQ-24). */
export const bookingNoun: { readonly [Kind in BookingKind]: string } = { testDrive: 'test drive', service: 'service' }

/** The same at the beginning of one (ENQ-24). */
export const bookingTitles: { readonly [Kind in BookingKind]: string } = { testDrive: 'Test drive', service: 'Service' }

/** What becomes of a time that a person has yet to confirm (ENQ-24). */
export const waitsToBeConfirmed = ({ name }: { readonly name: string }): string => `${name} will confirm it and let you know.`

/** What becomes of a booking that was cancelled (ENQ-24). */
export const canBookAgain = 'There is nothing more to do. You can book another time whenever you like.'
