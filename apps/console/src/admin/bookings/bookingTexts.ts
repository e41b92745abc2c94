import type { BookingKind, BookingState } from '@forecourt/rules/bookings/Booking'
import type { PillTone } from '../../parts/StatusPill'

export const kindNames: Readonly<Record<BookingKind, string>> = { testDrive: 'Test drive', service: 'Service' }

/** Pill colour of each state. */
export const stateTones: Readonly<Record<BookingState, PillTone>> = {
  requested: 'waiting',
  confirmed: 'info',
  lapsed: 'waiting',
  completed: 'good',
  cancelled: 'quiet',
  no_show: 'bad',
}

/** First and last name. */
export const fullName = ({ name, lastName }: { readonly name: string; readonly lastName: string }): string =>
  [name, lastName].filter(Boolean).join(' ')
