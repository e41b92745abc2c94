import { type LoadedBooking, loadBooking } from '@forecourt/data/bookings/loadBooking'
import type { Database } from '@forecourt/data/createDatabase'
import { type PublishedSite, publishedSite } from '@forecourt/data/sites/publishedSites'
import { isHeld, waitsForShopper } from '@forecourt/rules/bookings/Booking'
import {
  type BookingMessage,
  type BookingNews,
  bookingMessage,
  bookingNoun,
  bookingTime,
  confirmHoldLabel,
} from '@forecourt/rules/bookings/bookingMessage'
import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { townText } from '@forecourt/rules/locations/townText'
import { carHref } from '@forecourt/rules/routing/carHref'
import { legalName } from '@forecourt/rules/sites/SiteData'
import { z } from 'zod'
import { bookingCalendar } from '../../bookings/bookingCalendar'
import { bookingToken } from '../../bookings/bookingToken'
import type { Mail } from '../../mail/createMailer'
import { type BookingMailFacts, bookingMail } from '../../mail/templates/bookingMail'
import type { Sms } from '../../sms/gatewaySms'
import type { ClaimedMessage } from '../sendOutboxMessage'
import type { MessageAddresses, MessageWriters } from './MessageWriter'
import { stoppedReason, textedNumber } from './textedNumber'

const mailPayload = z.object({ to: z.array(z.email()).min(1) })
const smsPayload = z.object({ to: textedNumber })
const payload = z.object({
  bookingId: z.string().min(1),
  bookingNews: z.enum(['requested', 'confirmed', 'lapsed', 'moved', 'cancelled', 'carSold', 'carWithdrawn', 'carMoved', 'reminder']),
  bookingRevision: z.number().int(),
})

const aboutCar: readonly BookingNews[] = ['carSold', 'carWithdrawn', 'carMoved']

const readBooking = async (db: Database, message: ClaimedMessage, now: string) => {
  const data = payload.parse(message.payload)
  const site = message.siteId === null ? null : await publishedSite(db, message.siteId)
  const loaded = site && (await loadBooking(db, site, data.bookingId, now))
  return { data, site, loaded }
}

/** Why a booking mail should not be sent, one sentence; null if it should. */
export async function bookingWithheld(db: Database, message: ClaimedMessage, now: string): Promise<string | null> {
  const { data, loaded } = await readBooking(db, message, now)
  if (!loaded) return null
  const { booking } = loaded
  if (aboutCar.includes(data.bookingNews)) return isHeld(booking) ? null : 'Not sent: the booking was cancelled in the meantime.'
  if (data.bookingNews === 'reminder' && (booking.state !== 'confirmed' || booking.startsAt <= now))
    return 'Not sent: there’s nothing left to remind them of.'
  if (data.bookingNews === 'confirmed' && booking.state === 'lapsed')
    return 'Not sent: its time is no longer held; another message says so.'
  return booking.revision > data.bookingRevision ? 'Not sent: the booking was changed again; another message says so.' : null
}

/** Text for the dealer about changes that the dealer did not make. */
const dealerMessage = ({ booking, location }: LoadedBooking, news: BookingNews): BookingMessage => {
  const who = `${booking.name} ${booking.lastName}`.trim()
  const what = bookingNoun[booking.kind]
  const when = bookingTime(booking, location.timeZone)
  switch (news) {
    case 'moved':
      return {
        subject: `${who} moved their ${what} to ${when}`,
        heading: `A ${what} has been moved`,
        introduction: booking.state === 'requested' ? 'Please confirm the new time.' : 'The old time is available again.',
      }
    case 'cancelled':
      return {
        subject: `${who} cancelled their ${what} on ${when}`,
        heading: `A ${what} has been cancelled`,
        introduction: 'The time is available again.',
      }
    case 'carSold':
      return {
        subject: `Sold before the ${what}: ${booking.carName}`,
        heading: `The car for a ${what} has been sold`,
        introduction: `We’ve let ${who} know and suggested similar cars. Offer another one, or cancel the booking.`,
      }
    case 'carWithdrawn':
      return {
        subject: `Withdrawn before the ${what}: ${booking.carName}`,
        heading: `The car for a ${what} has been withdrawn`,
        introduction: `We’ve let ${who} know and suggested similar cars. Offer another one, or cancel the booking.`,
      }
    case 'carMoved':
      return {
        subject: `Moved before the ${what}: ${booking.carName}`,
        heading: `The car for a ${what} has moved`,
        introduction: `It’s no longer at ${location.name}. We’ve let ${who} know.`,
      }
    default:
      return { subject: `${who}: ${what} on ${when}`, heading: `A ${what}`, introduction: 'It’s booked.' }
  }
}

const facts = (
  site: PublishedSite,
  siteAddress: string,
  loaded: LoadedBooking,
  message: BookingMessage,
): Omit<BookingMailFacts, 'button'> => {
  const { booking, location, similar } = loaded
  const { identity, phone, theme } = site.config
  const place = `${location.address.street}, ${townText(location)}`
  const call = location.phone ?? phone.main
  return {
    siteName: identity.name,
    brandColour: theme.brandColour,
    ...message,
    lines: [
      { label: 'When', text: bookingTime(booking, location.timeZone) },
      { label: 'Where', text: `${location.name}, ${place}` },
      ...(booking.carName ? [{ label: booking.kind === 'service' ? 'Your car' : 'Car', text: booking.carName }] : []),
      ...(call ? [{ label: 'Phone', text: call }] : []),
    ],
    similar: similar.map((car) => ({
      name: car.name,
      address: `${siteAddress}${carHref(car)}`,
      facts: car.priceCents === null ? '' : formatMoney(car.priceCents),
    })),
    closing: `${legalName(identity)}, ${place}${call ? `, ${call}` : ''}`,
  }
}

const linkTo = (
  siteAddress: string,
  { organisationId }: PublishedSite,
  { id: bookingId }: LoadedBooking['booking'],
  secret: string,
): string => `${siteAddress}/booking?token=${bookingToken(secret, { organisationId, bookingId }, 'message')}`

/** Booking reminder as a text message, with sender and a link to move or cancel. */
async function writeBookingSms(
  db: Database,
  message: ClaimedMessage,
  { originTemplate, shopperSecret }: Pick<MessageAddresses, 'originTemplate' | 'shopperSecret'>,
): Promise<Sms> {
  const { site, loaded } = await readBooking(db, message, new Date().toISOString())
  if (!site) throw new Error('Its site is not published')
  if (!loaded) throw new Error('Its booking no longer exists')
  const { to } = smsPayload.parse(message.payload)
  const { booking, location } = loaded
  const address = linkTo(originTemplate.replace('{host}', site.hosts[0] ?? ''), site, booking, shopperSecret)
  const what = `${bookingNoun[booking.kind]} at ${location.name}, ${bookingTime(booking, location.timeZone)}`
  return { to: to[0], text: `${site.config.identity.name}: your ${what}. Move or cancel: ${address}` }
}

/** Booking mail to the shopper, with a calendar event, or to the dealer. */
export async function writeBookingMail(
  db: Database,
  message: ClaimedMessage,
  { originTemplate, shopperSecret }: Pick<MessageAddresses, 'originTemplate' | 'shopperSecret'>,
): Promise<Mail> {
  const { data, site, loaded } = await readBooking(db, message, new Date().toISOString())
  if (!site) throw new Error('Its site is not published')
  if (!loaded) throw new Error('Its booking no longer exists')
  const { booking, location } = loaded
  const siteAddress = originTemplate.replace('{host}', site.hosts[0] ?? '')
  const { identity } = site.config
  const { bookingNews: news } = data
  const { to } = mailPayload.parse(message.payload)
  if (message.kind === 'booking.dealer') {
    const texts = dealerMessage(loaded, news)
    const base = facts(site, siteAddress, loaded, texts)
    const who = [
      { label: 'Who', text: `${booking.name} ${booking.lastName}`.trim() },
      ...[booking.phone, booking.email]
        .filter(Boolean)
        .map((text, index) => ({ label: index === 0 && booking.phone ? 'Their phone' : 'Their email', text })),
    ]
    const mail = await bookingMail({
      ...base,
      similar: [],
      lines: [...who, ...base.lines.filter(({ label }) => label !== 'Phone')],
      button: null,
    })
    return { to, fromName: identity.name, replyTo: booking.email || undefined, ...mail }
  }
  const address = linkTo(siteAddress, site, booking, shopperSecret)
  const needsConfirmation = waitsForShopper(booking)
  const label = confirmHoldLabel(booking) ?? (news === 'lapsed' ? 'Choose a time' : isHeld(booking) ? 'Move or cancel' : 'See the booking')
  const button = { label, address }
  // An unconfirmed booking has no calendar event.
  const hasCalendarEvent = !needsConfirmation && news !== 'lapsed'
  return {
    to,
    fromName: identity.name,
    replyTo: location.email || identity.email || undefined,
    ...(await bookingMail({ ...facts(site, siteAddress, loaded, bookingMessage(loaded, news)), button })),
    ...(hasCalendarEvent && {
      calendar: bookingCalendar({ booking, location, siteName: identity.name, siteEmail: location.email || identity.email, address }),
    }),
  }
}

/** Messages about bookings. */
export const bookingMessages: Pick<MessageWriters, 'booking.shopper' | 'booking.dealer' | 'booking.shopperBySms'> = {
  'booking.shopper': { mail: writeBookingMail, withheld: bookingWithheld },
  'booking.dealer': { mail: writeBookingMail, withheld: bookingWithheld },
  'booking.shopperBySms': {
    sms: writeBookingSms,
    withheld: async (db, message, now) =>
      (await stoppedReason(db, message, smsPayload.parse(message.payload).to[0])) ?? bookingWithheld(db, message, now),
  },
}
