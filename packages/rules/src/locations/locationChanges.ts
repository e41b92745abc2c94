import type { DepartmentHours, Location, OpeningHour, SpecialDay } from '../entities/Location'
import { formatDate, formatTime } from '../format/formatDate'
import { clockMinutes } from '../hours/clockMinutes'
import { localSpecialDay } from '../hours/upcomingSpecialDays'

/** Editable values of a location. */
export type LocationValues = Pick<
  Location,
  | 'name'
  | 'primary'
  | 'visible'
  | 'locationType'
  | 'dealershipId'
  | 'dealerLicenceNumber'
  | 'repairerNumber'
  | 'timeZone'
  | 'address'
  | 'placeUrl'
  | 'placeId'
  | 'phone'
  | 'landline'
  | 'email'
  | 'departments'
  | 'specialDays'
  | 'closedOnHolidays'
  | 'imageKey'
  | 'mapKey'
>

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const departments = { sales: 'Sales', service: 'Service', parts: 'Parts' }
const kinds = { '': 'everything', sales: 'sales', service: 'service', parts: 'parts' }

const pictureChanges = (what: string, was: string | null, is: string | null): string[] => {
  if (was === is) return []
  return [is === null ? `The ${what} was removed` : was === null ? `A ${what} was added` : `Another ${what}`]
}

const quoted = (value: string | null) => (value === null || value === '' ? 'nothing' : `“${value}”`)

const time = (clock: string | null) => formatTime(clockMinutes(clock) ?? 0)
const hoursText = (hours: readonly Pick<OpeningHour, 'status' | 'open' | 'close'>[]) =>
  hours.map(({ status, open, close }) => (status === 'Closed' ? 'closed' : `${time(open)} – ${time(close)}`)).join(', ') || 'not set'

const weekChanges = (before: DepartmentHours | undefined, after: DepartmentHours | undefined): string[] => {
  const department = departments[(after ?? before)?.department ?? 'sales']
  if (before === undefined) return [`${department} hours added`]
  if (after === undefined) return [`${department} hours removed`]
  const [oldPhone, newPhone] = [before.phone ?? null, after.phone ?? null]
  const phone = oldPhone === newPhone ? [] : [`${department}, phone: ${quoted(oldPhone)} → ${quoted(newPhone)}`]
  // The week starts on Monday.
  const week = [1, 2, 3, 4, 5, 6, 0].flatMap((day) => {
    const find = ({ hours }: DepartmentHours) => hoursText(hours.filter(({ weekday }) => weekday === day))
    const [was, is] = [find(before), find(after)]
    return was === is ? [] : [`${department}, ${weekdays[day]}: ${was} → ${is}`]
  })
  return [...phone, ...week]
}

const specialDayText = (day: SpecialDay, timeZone: string) => hoursText([localSpecialDay(day, timeZone)])

const specialChanges = (before: LocationValues, after: LocationValues): string[] => {
  const dates = [...new Set([...before.specialDays, ...after.specialDays].map(({ date }) => date))].toSorted()
  return dates.flatMap((date) => {
    const was = before.specialDays.find((day) => day.date === date)
    const is = after.specialDays.find((day) => day.date === date)
    const dayName = `${(is ?? was)?.name || 'Special day'}, ${formatDate(date)}`
    if (was === undefined && is) return [`${dayName}: ${specialDayText(is, after.timeZone)}, added`]
    if (was && is === undefined) return [`${dayName}: removed`]
    if (!was || !is) return []
    const texts = [specialDayText(was, before.timeZone), specialDayText(is, after.timeZone)]
    if (texts[0] !== texts[1]) return [`${dayName}: ${texts[0]} → ${texts[1]}`]
    return was.name === is.name ? [] : [`${dayName}: previously ${quoted(was.name)}`]
  })
}

const addressText = ({ street, city, state, postcode }: Location['address']) => `${street}, ${city} ${state} ${postcode}`
const positionText = ({ latitude, longitude }: Location['address']) =>
  latitude === null || longitude === null ? 'none' : `${latitude}, ${longitude}`

/**
 * Describes changes of a location in sentences (ENT-07 to ENT-09), such as 'Sales, Saturday: 9am – 1pm → closed'. Empty if nothing
 * visible changed.
 */
export const locationChanges = (before: LocationValues, after: LocationValues): string[] => {
  const changed = (label: string, was: string, is: string) => (was === is ? [] : [`${label}: ${was} → ${is}`])
  const text = (
    label: string,
    key: 'name' | 'placeUrl' | 'placeId' | 'phone' | 'landline' | 'email' | 'dealerLicenceNumber' | 'repairerNumber',
  ) => changed(label, quoted(before[key]), quoted(after[key]))
  const week = (name: DepartmentHours['department'], values: LocationValues) =>
    values.departments.find(({ department }) => department === name)
  return [
    ...text('Name', 'name'),
    ...changed('Shown on the sites', before.visible ? 'yes' : 'no', after.visible ? 'yes' : 'no'),
    ...changed('Main location of the dealership', before.primary ? 'yes' : 'no', after.primary ? 'yes' : 'no'),
    ...changed('Type of location', kinds[before.locationType], kinds[after.locationType]),
    ...(before.dealershipId === after.dealershipId ? [] : ['Moved to another dealership']),
    ...changed('Address', addressText(before.address), addressText(after.address)),
    ...changed('Map position', positionText(before.address), positionText(after.address)),
    ...text('Map link', 'placeUrl'),
    ...text('Google place ID', 'placeId'),
    ...changed('Time zone', before.timeZone, after.timeZone),
    ...text('Phone', 'phone'),
    ...text('Landline', 'landline'),
    ...text('Email', 'email'),
    ...(['sales', 'service', 'parts'] as const).flatMap((name) => {
      const [was, is] = [week(name, before), week(name, after)]
      return was || is ? weekChanges(was, is) : []
    }),
    ...changed('Closed on public holidays', before.closedOnHolidays ? 'yes' : 'no', after.closedOnHolidays ? 'yes' : 'no'),
    ...specialChanges(before, after),
    ...text('Dealer licence', 'dealerLicenceNumber'),
    ...text('Repairer licence', 'repairerNumber'),
    ...pictureChanges('photo', before.imageKey, after.imageKey),
    ...pictureChanges('map picture', before.mapKey, after.mapKey),
  ]
}
