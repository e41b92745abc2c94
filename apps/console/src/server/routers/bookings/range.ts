import { bookingDays } from '../../bookings/bookingDays'
import { daysInput } from '../../bookings/bookingInput'
import { calendarBlock, calendarBooking } from '../../bookings/calendarBooking'
import { procedure } from '../../procedure'

/** What is booked, blocked and open on some days of a location. */
export const range = procedure
  .permission('booking.read')
  .input(daysInput)
  .query(async ({ ctx, input }) => {
    const { location, bookings, blocks, open } = await bookingDays(ctx.accessScopes, input)
    return { timeZone: location.timeZone, now: ctx.now, bookings: bookings.map(calendarBooking), blocks: blocks.map(calendarBlock), open }
  })
