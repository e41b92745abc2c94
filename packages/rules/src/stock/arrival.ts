import { wholeDays } from '../dates/calendarDate'

const dayMs = 86_400_000
/** Days that an unknown arrival lies before the import, so that the car isn't advertised as just arrived. */
const daysBefore = 30
/** Time of day of an unknown arrival. A known one is a day, from its start, or the instant of an import. */
const timeIfUnknown = 'T23:59:59.999Z'

/**
 * The arrival of a car that was in the first file of a feed, without a date (ENT-01): every car has an arrival, so an unknown one is marked
 * by its time of day, 30 days before.
 *
 * @param now instant of the import, ISO in UTC
 */
export const unknownArrival = (now: string): string =>
  `${new Date(Date.parse(now) - daysBefore * dayMs).toISOString().slice(0, 10)}${timeIfUnknown}`

/** Whether the arrival of a car is known. If it isn't, the car has been in stock since its first import at least (ENT-01, CAR-11). */
export const isArrivalKnown = (createdAt: string): boolean => !createdAt.endsWith(timeIfUnknown)

/** The day of arrival for files and other systems; null if it is unknown (ENT-01). */
export const arrivalDay = (createdAt: string): string | null => (isArrivalKnown(createdAt) ? createdAt.slice(0, 10) : null)

/** Whole days in stock; of a car with an unknown arrival, those since its first import (ENT-01). */
export const daysInStock = (createdAt: string, until: string): number => {
  const days = wholeDays(createdAt, until) - (isArrivalKnown(createdAt) ? 0 : daysBefore)
  return Math.max(0, days)
}
