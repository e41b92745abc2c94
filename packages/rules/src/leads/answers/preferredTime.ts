import type { BookingState } from '../../bookings/Booking'
import { noTimeSuits } from '../../bookings/bookableDays'
import { addDays } from '../../dates/calendarDate'
import { momentInZone } from '../../dates/momentInZone'
import type { Location } from '../../entities/Location'
import { visitDaysAhead, visitProblem } from '../../hours/visitProblem'
import { appointmentsText, hoursText, weekTable } from '../../hours/weekTable'
import type { Need } from '../../parts/Part'
import { bookingOffersFor, isAlwaysBooked, locationsForForm } from '../form/bookingOffersFor'
import type { FormWithContext } from '../form/FormContext'
import { leadForms } from '../leadForms'
import type { LeadRecipient } from '../leadRecipient'
import { visitTime } from '../vehicleText'
import type { LeadAnswer } from './LeadAnswer'

const visit: Need<FormWithContext> = {
  holds: ({ form }) => leadForms[form].isVisit === true,
  title: 'A visit',
  yes: 'This form asks for a visit.',
  no: 'This form asks for no visit.',
}

const isBookedAt = (locationId: string | null, context: FormWithContext) =>
  bookingOffersFor(context).some((offer) => offer.locationId === locationId)

/** When visits of the form can be requested at a location; undefined if its settings don't say, so that opening hours apply. */
const visitTimesAt = ({ id }: Location, { form, site }: Pick<FormWithContext, 'form' | 'site'>) =>
  site.visitTimes.find(({ locationId, kind }) => locationId === id && kind === form)

/** The days and hours for visits at a location as text; null if it states none. */
const visitHours = (location: Location, context: FormWithContext): string | null => {
  const department = leadForms[context.form].department ?? 'sales'
  const times = visitTimesAt(location, context)
  if (times) return appointmentsText(location, department, times, context.config)
  const rows = weekTable(location, department, context)
  return rows.length > 0 ? hoursText(rows) : null
}

/** Validates the time of a visit against its location, or against all possible ones (ENQ-24). */
const timeProblem = (time: string, { locationId, dealershipSlug }: LeadRecipient, { form, site, now }: FormWithContext): string | null => {
  const fitting = locationsForForm(form, site.locations)
  const chosen = site.locations.filter(({ id }) => id === locationId)
  const places = [chosen, fitting.filter((location) => location.dealershipSlug === dealershipSlug), fitting]
  const found = (places.find(({ length }) => length > 0) ?? []).map((location) => ({
    ...location,
    windows: visitTimesAt(location, { form, site }),
  }))
  return visitProblem(time, found, leadForms[form].department ?? 'sales', now)
}

/** Location whose time zone the form uses: the car's, otherwise the first suitable one. The form shows the hours of a certain one only. */
const defaultLocation = ({ form, site, car }: FormWithContext) => {
  const fitting = locationsForForm(form, site.locations)
  const own = car ? fitting.find(({ id }) => id === car.locationId) : undefined
  return { location: own ?? fitting[0], isCertain: own !== undefined || fitting.length === 1 }
}

const localToday = (context: FormWithContext) =>
  momentInZone(context.now, defaultLocation(context).location?.timeZone ?? 'Australia/Sydney').date

/** Text for the dealer about an unconfirmed booking. */
const bookingTexts: { readonly [As in NonNullable<Stored['bookedAs']>]?: string } = {
  requested: 'booked and waiting for you to confirm it',
  unproven: 'booked, and waiting for them to confirm it from our email',
}

/** Text of a booked or preferred time. */
const timeText = ({ preferredTime, bookedAs }: Stored): string | null => {
  if (!preferredTime) return null
  if (bookedAs === null) return visitTime(preferredTime)
  return `${visitTime(preferredTime)}, ${bookingTexts[bookedAs] ?? 'booked and confirmed'}`
}

interface Stored {
  readonly preferredTime: string | null
  /** State of the booking when made; 'unproven' if the shopper still had to confirm it; null for no booking. */
  readonly bookedAs: BookingState | 'unproven' | null
}

/**
 * Time of a visit: a free slot if the location takes bookings (API-14); otherwise a preferred time from today on, with the days and hours
 * for visits of the car's location or of the only one, or its opening hours (ENQ-24, LOC-13). Local time, `YYYY-MM-DDTHH:MM`.
 */
export const preferredTime = {
  id: 'preferredTime',
  title: 'Preferred time',
  requirement: 'ENQ-24',
  elementSetting: null,
  needs: [visit],
  kind: 'text',
  value: (context) => {
    const { location, isCertain } = defaultLocation(context)
    const bookable = bookingOffersFor(context).map(({ locationId }) => locationId)
    const hours = location && isCertain ? visitHours(location, context) : null
    return {
      ...(bookable.length > 0
        ? { label: 'Date and time', type: 'slot', required: isAlwaysBooked(context), bookable, wide: true }
        : { label: 'Preferred date and time', type: 'datetime', required: false }),
      maxLength: 16,
      min: `${localToday(context)}T00:00`,
      max: `${addDays(localToday(context), visitDaysAhead)}T23:59`,
      ...(hours !== null && { hint: `${hours}.` }),
    }
  },
  missing: (context) => (bookingOffersFor(context).length > 0 ? 'Please choose a time.' : null),
  problem: ({ text, recipient, context }) =>
    text === noTimeSuits || isBookedAt(recipient.locationId, context) ? null : timeProblem(text, recipient, context),
  example: (context) => {
    if (bookingOffersFor(context).length > 0) return noTimeSuits
    const { location } = defaultLocation(context)
    const times = [1, 2, 3, 4, 5, 6, 7].map((days) => `${addDays(localToday(context), days)}T10:00`)
    const goesTo = { locationId: location?.id ?? null, dealershipSlug: null }
    return times.find((time) => timeProblem(time, goesTo, context) === null) ?? ''
  },
  stored: {
    in: 'attributes',
    empty: { preferredTime: null, bookedAs: null },
    toStored: ({ text }) => ({ preferredTime: text && text !== noTimeSuits ? text : null, bookedAs: null as Stored['bookedAs'] }),
  },
  mail: { label: 'Preferred time', position: 2, text: timeText },
  console: { label: 'Preferred time', position: 2, text: timeText },
  exported: null,
} as const satisfies LeadAnswer<Stored>
