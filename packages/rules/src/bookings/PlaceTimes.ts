import type { BookableDay } from './BookableDay'
import type { BookingSettings } from './BookingSettings'

/** The free times of a place (API-14). */
export interface PlaceTimes extends Pick<BookingSettings, 'minutes' | 'confirmation'> {
  readonly locationId: string
  readonly name: string
  readonly timeZone: string
  /** Those with a free time, earliest first. */
  readonly days: readonly BookableDay[]
}
