import { isOngoing } from '@forecourt/rules/bookings/Booking'
import { bookingMessage } from '@forecourt/rules/bookings/bookingMessage'
import { bookingTime } from '@forecourt/rules/bookings/bookingWords'
import { instantInZone } from '@forecourt/rules/dates/instantInZone'
import { z } from 'zod'
import { place, recordId } from '../../bookings/bookingInput'
import { findBooking } from '../../bookings/findBooking'
import { procedure } from '../../procedure'

const reasonInput = z.string().max(300).default('')

const deed = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('confirmed'), reason: reasonInput }),
  z.object({ kind: z.literal('cancelled'), reason: reasonInput }),
  z.object({ kind: z.literal('moved'), to: place }),
])

/** What the shopper would be told if something were done to their booking, and where; or why they aren't. */
export const message = procedure
  .permission('booking.read')
  .input(z.object({ id: recordId, deed }))
  .query(async ({ ctx, input: { id, deed: done } }) => {
    const { booking, location, siteName } = (await findBooking(ctx.accessScopes, id)).record
    const silence = (why: string) => ({ to: null, why })
    if (booking.email === '') return silence('They left no email address, so nothing is sent. Give them a call.')
    if (siteName === null) return silence('It was booked without a confirmation, so nothing is sent.')
    if (!isOngoing(booking)) return silence('The booking is over, so nothing is sent.')
    const startsAt = done.kind === 'moved' ? instantInZone(done.to.date, done.to.minutes, location.timeZone).instant : booking.startsAt
    const reason = done.kind === 'moved' ? '' : done.reason
    // What people of the dealer move has their answer, and lapses no more.
    const asLeft = booking.state === 'lapsed' ? 'requested' : booking.state
    const told = { ...booking, state: asLeft, startsAt, heldUntil: null, details: { ...booking.details, ...(reason && { reason }) } }
    const { subject, lead } = bookingMessage({ booking: told, location }, done.kind)
    const { street, city, state, postcode } = location.address
    const facts = [`When: ${bookingTime(told, location.timeZone)}`, `Where: ${location.name}, ${street}, ${city} ${state} ${postcode}`]
    return {
      to: booking.email,
      subject,
      text: [lead, '', ...facts, '', 'With a button to move or cancel it, and an entry for their calendar.'].join('\n'),
    }
  })
