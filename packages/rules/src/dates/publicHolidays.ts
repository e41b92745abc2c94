import { holidayRows } from './generated/holidayRows'
import { holidayRegion } from './holidayRegion'

/** A public holiday, `YYYY-MM-DD`, such as 'Boxing Day', or 'Boxing Day holiday' for the day kept instead of a weekend. */
export interface Holiday {
  readonly date: string
  readonly name: string
}

interface HolidayPlace {
  /** IANA zone of the place, which says its country. */
  readonly timeZone: string
  /** State or region, as people write it. */
  readonly state: string
}

const known = new Map<string, readonly Holiday[]>()

/**
 * Lists the public holidays of a place from 2025 to 2035 with the days kept instead of weekends, earliest first (ENT-09, LOC-15): those
 * of its state or region, or where that is not known those of the whole country.
 */
export const publicHolidays = ({ timeZone, state }: HolidayPlace): readonly Holiday[] => {
  const country = timeZone.startsWith('Pacific/') ? 'NZ' : 'AU'
  const region = holidayRegion(state) ?? ''
  const key = `${country} ${region}`
  const found = known.get(key)
  if (found) return found
  const kept = holidayRows.flatMap(([date, name, regions]): Holiday[] => {
    const named = regions.split('|')
    return named.includes(country) || named.includes(region) ? [{ date, name }] : []
  })
  // Two holidays can meet on one day, such as Anzac Day and Easter Monday.
  const days = kept.filter(({ date }, index) => kept.findIndex((other) => other.date === date) === index)
  known.set(key, days)
  return days
}
