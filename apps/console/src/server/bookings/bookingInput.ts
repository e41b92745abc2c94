import { bookingKinds } from '@forecourt/rules/bookings/Booking'
import { storedTime } from '@forecourt/rules/dates/parseTime'
import { z } from 'zod'

export const recordId = z.string().min(1).max(100)
export const kind = z.enum(bookingKinds)

/** A date and minutes since midnight, in the location's local time. */
export const localTimeInput = z.object({ date: z.iso.date(), minutes: z.number().int().min(0).max(1439) })

/** The same in the format of bookings, `YYYY-MM-DDTHH:MM`. */
export const localTime = ({ date, minutes }: z.infer<typeof localTimeInput>): string => `${date}T${storedTime(minutes)}`

/** A range of days of a location. */
export const daysInput = z.object({ locationId: recordId, from: z.iso.date(), days: z.number().int().min(1).max(42) })

const timeOfDay = z.string().max(5)

export const settingsInput = z.strictObject({
  enabled: z.boolean(),
  week: z.array(z.strictObject({ weekday: z.number().int().min(0).max(6), from: timeOfDay, until: timeOfDay })).max(100),
  minutes: z.number(),
  turnaroundMinutes: z.number(),
  noticeHours: z.number(),
  horizonDays: z.number(),
  capacity: z.number(),
  blackouts: z.array(z.strictObject({ from: z.string().max(10), until: z.string().max(10), name: z.string().max(200) })).max(200),
  closedOnHolidays: z.boolean(),
  confirmation: z.enum(['atOnce', 'byPerson']),
  asksLicence: z.boolean(),
  terms: z.string().max(4000),
  exceptCars: z.array(z.string().max(100)).max(1000),
  remindsDayBefore: z.boolean(),
  remindsHoursBefore: z.boolean(),
  remindsBySms: z.boolean(),
  dailyList: z.boolean(),
})
