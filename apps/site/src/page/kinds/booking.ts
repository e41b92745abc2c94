import { openBooking } from '../../bookings/openBooking'
import type { OwnPage } from '../OwnPage'

/** The booking of a link. */
export const booking: OwnPage<'booking'> = async ({ live, params, now }) => ({ view: await openBooking(live, params, now) })
