import { book } from '@forecourt/data/bookings/book'
import { siteForBooking } from '@forecourt/data/bookings/by-staff/siteForBooking'
import { z } from 'zod'
import { bookingAnswer } from '../../bookings/bookingAnswer'
import { kind, localTime, place, recordId } from '../../bookings/bookingInput'
import { findPlace } from '../../bookings/findPlace'
import { procedure } from '../../procedure'

const text = (most: number) => z.string().trim().max(most).default('')

/** A booking that staff make: at any notice, and beyond what usually fits for a reason. */
export const create = procedure
  .permission('booking.update')
  .input(
    z.object({
      locationId: recordId,
      kind,
      at: place,
      carId: recordId.nullable(),
      carName: text(200),
      name: z.string().trim().min(1, 'Say who comes.').max(120),
      lastName: text(120),
      email: z.union([z.literal(''), z.email('This is no email address.').max(254)]).default(''),
      phone: text(40),
      message: text(1000),
      /** Why it is booked though something is in the way. */
      reason: text(200),
      /** Whether whoever comes is sent a confirmation. */
      notifies: z.boolean().default(true),
      key: z.string().min(8).max(100),
    }),
  )
  .mutation(async ({ ctx, input: { at, carName, message, reason, notifies, key, ...asked } }) => {
    const { record, accessScope } = await findPlace(ctx.accessScopes, asked.locationId)
    const { organisationId } = record.location
    const result = await book(accessScope.scope, {
      ...asked,
      local: localTime(at),
      carName: carName || null,
      details: message ? { message } : {},
      siteId: notifies ? await siteForBooking(accessScope.scope, { organisationId, locationId: asked.locationId }) : null,
      idempotencyKey: `staff ${key}`,
      now: ctx.now,
      siteIds: accessScope.siteIds,
      actor: ctx.actor,
      byDealer: { reason },
    })
    return bookingAnswer(result)
  })
