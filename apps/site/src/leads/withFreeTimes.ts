import { bookingKinds } from '@forecourt/rules/bookings/Booking'
import { isCalendarDate } from '@forecourt/rules/dates/calendarDate'
import type { FormContext } from '@forecourt/rules/leads/form/FormContext'
import type { FormField } from '@forecourt/rules/leads/form/FormField'
import { leadPlace } from '@forecourt/rules/leads/leadPlace'
import type { LeadBookings } from './LeadPorts'
import type { SentForm } from './plainForm'

/** A form without scripts, with the times that are free at its place; where none are booked there, with a field for any time. */
export async function withFreeTimes(sent: SentForm, context: FormContext, bookings: LeadBookings): Promise<SentForm> {
  const field = sent.fields.find(({ type }) => type === 'slot')
  const kind = bookingKinds.find((one) => one === sent.form)
  if (!field || !kind) return sent
  const { locationId } = leadPlace(sent.input, context)
  const isBooked = locationId !== null && field.bookable?.includes(locationId)
  const from = typeof sent.input.slotsFrom === 'string' && isCalendarDate(sent.input.slotsFrom) ? sent.input.slotsFrom : undefined
  const days = isBooked ? await bookings.days({ kind, car: context.car, locationId, from }) : []
  const drawn: FormField = isBooked ? { ...field, days } : { ...field, type: 'datetime', label: 'Preferred date and time', required: false }
  return { ...sent, fields: sent.fields.map((one) => (one === field ? drawn : one)) }
}
