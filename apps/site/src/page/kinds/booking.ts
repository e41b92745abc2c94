import { openBooking } from '../../bookings/openBooking'
import type { OwnPage } from '../OwnPage'

/** Loads the booking that the link in a message names. */
export const booking: OwnPage<'booking'> = async ({ live, params, now }) => ({ view: await openBooking(live, params, now) })
