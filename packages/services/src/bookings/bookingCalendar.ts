import type { Booking } from '@forecourt/rules/bookings/Booking'
import type { Location } from '@forecourt/rules/entities/Location'
import { leadForms } from '@forecourt/rules/leads/leadForms'
import { createEvent, type EventStatus } from 'ics'

export interface CalendarEntry {
  /** CANCEL removes the event from the calendar. */
  readonly method: 'REQUEST' | 'CANCEL'
  readonly content: string
}

export interface CalendarFacts {
  readonly booking: Booking
  readonly location: Pick<Location, 'name' | 'address'>
  readonly siteName: string
  /** Organizer address; empty for none. */
  readonly siteEmail: string
  /** Page to move or cancel the booking. */
  readonly address: string
}

const states: { readonly [State in Booking['state']]: EventStatus } = {
  requested: 'TENTATIVE',
  confirmed: 'CONFIRMED',
  lapsed: 'TENTATIVE',
  completed: 'CONFIRMED',
  no_show: 'CONFIRMED',
  cancelled: 'CANCELLED',
}

/** iCalendar event of a booking (ENQ-24): a stable UID, and a SEQUENCE that rises with each change. Times in UTC. */
export function bookingCalendar({ booking, location, siteName, siteEmail, address }: CalendarFacts): CalendarEntry {
  const { id, kind, state, startsAt, endsAt, carName, name, lastName, email, revision, createdAt } = booking
  const method = state === 'cancelled' ? 'CANCEL' : 'REQUEST'
  const { street, city, state: region, postcode, latitude, longitude } = location.address
  const { error, value } = createEvent({
    productId: 'forecourt',
    method,
    uid: `booking-${id}@forecourt`,
    sequence: revision,
    title: [leadForms[kind].name, carName].filter(Boolean).join(': '),
    description: `At ${location.name}.\nMove or cancel: ${address}`,
    location: `${location.name}, ${street}, ${city} ${region} ${postcode}`,
    ...(latitude !== null && longitude !== null && { geo: { lat: latitude, lon: longitude } }),
    url: address,
    status: states[state],
    busyStatus: state === 'cancelled' ? 'FREE' : 'BUSY',
    start: Date.parse(startsAt),
    startInputType: 'utc',
    startOutputType: 'utc',
    end: Date.parse(endsAt),
    endInputType: 'utc',
    endOutputType: 'utc',
    created: Date.parse(createdAt),
    ...(siteEmail !== '' && { organizer: { name: siteName, email: siteEmail } }),
    ...(email !== '' && {
      attendees: [{ name: `${name} ${lastName}`.trim(), email, rsvp: false, partstat: 'ACCEPTED', role: 'REQ-PARTICIPANT' }],
    }),
  })
  if (error || !value) throw new Error(`The entry for calendars can’t be written: ${error?.message}`, { cause: error })
  return { method, content: value }
}
