import { openBooking } from '../../bookings/openBooking'
import type { OwnPage } from '../OwnPage'

/** The booking that a link opens. */
export const booking: OwnPage<'booking'> = async ({ live, params, now }) => ({ view: await openBooking(live, params, now) })
