/** A stretch of a weekday in which visits begin and end, local to the place, `HH:MM`. Several may be of one day. */
export interface BookingWindow {
  /** 0 = Sunday to 6 = Saturday. */
  readonly weekday: number
  readonly from: string
  readonly until: string
}

/** Days on which nothing can be booked, both included, `YYYY-MM-DD`. */
export interface BlackoutDays {
  readonly from: string
  readonly until: string
  readonly name: string
}

/** What a location offers to be booked of a kind, and how (API-14). */
export interface BookingSettings {
  /** Off: the form asks for a time that suits, and people answer. */
  readonly enabled: boolean
  readonly week: readonly BookingWindow[]
  /** How long a visit takes. */
  readonly minutes: number
  /** How long the place needs between two visits. */
  readonly turnaroundMinutes: number
  /** How many hours ahead a visit must be booked. */
  readonly noticeHours: number
  /** How many days ahead, today not counted, visits can be booked. */
  readonly horizonDays: number
  /** How many visits at a time. */
  readonly capacity: number
  readonly blackouts: readonly BlackoutDays[]
  /** Whether public holidays are closed where the location states no hours for them. */
  readonly closedOnHolidays: boolean
  /** Whether a booking is confirmed at once, or by a person. */
  readonly confirmation: 'atOnce' | 'byPerson'
  /** Whether drivers are asked for their licence. */
  readonly asksLicence: boolean
  /** What must be agreed to, such as the excess; empty asks nothing. Stored with each booking as it was shown. */
  readonly terms: string
  /** Stock numbers of cars that can't be booked. */
  readonly exceptCars: readonly string[]
  /** Whether shoppers are reminded the day before, and two hours before. */
  readonly remindsDayBefore: boolean
  readonly remindsHoursBefore: boolean
  /** Whether the reminder hours before is a text message, where a mobile is known. */
  readonly remindsBySms: boolean
  /** Whether the place gets each morning's list of who comes that day. */
  readonly dailyList: boolean
}

const weekdays = (from: string, until: string): BookingWindow[] => [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from, until }))

/** What a location starts from before anybody said anything. */
export const usualBookingSettings: { readonly [Kind in 'testDrive' | 'service']: BookingSettings } = {
  testDrive: {
    enabled: false,
    week: [...weekdays('09:00', '17:00'), { weekday: 6, from: '09:00', until: '15:00' }],
    minutes: 30,
    turnaroundMinutes: 15,
    noticeHours: 2,
    horizonDays: 30,
    capacity: 2,
    blackouts: [],
    closedOnHolidays: true,
    confirmation: 'atOnce',
    asksLicence: true,
    terms: '',
    exceptCars: [],
    remindsDayBefore: true,
    remindsHoursBefore: true,
    remindsBySms: false,
    dailyList: true,
  },
  service: {
    enabled: false,
    week: weekdays('07:30', '15:30'),
    minutes: 60,
    turnaroundMinutes: 0,
    noticeHours: 24,
    horizonDays: 60,
    capacity: 3,
    blackouts: [],
    closedOnHolidays: true,
    confirmation: 'byPerson',
    asksLicence: false,
    terms: '',
    exceptCars: [],
    remindsDayBefore: true,
    remindsHoursBefore: true,
    remindsBySms: false,
    dailyList: true,
  },
}
