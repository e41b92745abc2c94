import type { BookingKind, BookingState } from '@forecourt/rules/bookings/Booking'
import { withCarNumber } from '@forecourt/rules/car/withCarNumber'
import type { BookingRecord } from '../../client/Records'
import type { PillTone } from '../../parts/StatusPill'

export const kindNames: Readonly<Record<BookingKind, string>> = { testDrive: 'Test drive', service: 'Service' }

/** Kind and car of a booking, for lists. */
export const bookingText = ({ kind, carName, carNumber }: Pick<BookingRecord, 'kind' | 'carName' | 'carNumber'>): string =>
  [kindNames[kind], withCarNumber(carName, carNumber)].filter(Boolean).join(' · ')

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
