import { isHeld } from '@forecourt/rules/bookings/Booking'
import { bookingMessage } from '@forecourt/rules/bookings/bookingMessage'
import { instantInZone } from '@forecourt/rules/dates/instantInZone'
import { z } from 'zod'
import { place, recordId } from '../../bookings/bookingInput'
import { findBooking } from '../../bookings/findBooking'
import { procedure } from '../../procedure'

const reason = z.string().max(300).default('')

const deed = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('confirmed'), reason }),
  z.object({ kind: z.literal('cancelled'), reason }),
  z.object({ kind: z.literal('moved'), to: place }),
])

/** What the shopper would be told if something were done to their booking, and where; or why they aren't. */
export const message = procedure
  .permission('booking.read')
  .input(z.object({ id: recordId, deed }))
  .query(async ({ ctx, input: { id, deed: done } }) => {
    const { booking, location, siteName } = (await findBooking(ctx.reach, id)).record
    const silence = (why: string) => ({ to: null, why })
    if (booking.email === '') return silence('They left no email address, so nothing is sent. Give them a call.')
    if (siteName === null) return silence('It was booked without a confirmation, so nothing is sent.')
    if (!isHeld(booking)) return silence('The booking is over, so nothing is sent.')
    const startsAt = done.kind === 'moved' ? instantInZone(done.to.date, done.to.minutes, location.timeZone).instant : booking.startsAt
    const told = { ...booking, startsAt, location, sender: siteName, reason: done.kind === 'moved' ? '' : done.reason }
    const { subject, lines } = bookingMessage(done.kind, told, ctx.now)
    return { to: booking.email, subject, text: lines.join('\n\n') }
  })
