import { saveBookingSettings } from '@forecourt/data/bookings/bookingSettings'
import { z } from 'zod'
import { kind, recordId, settingsInput } from '../../bookings/bookingInput'
import { findPlace } from '../../bookings/findPlace'
import { CallProblem } from '../../errors/CallProblem'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'

/** Changes what a location offers to be booked, at once. */
export const saveSettings = procedure
  .permission('booking.settings')
  .input(z.object({ locationId: recordId, kind, settings: settingsInput, expectedRevision: z.number().int() }))
  .mutation(async ({ ctx, input }) => {
    const { accessScope } = await findPlace(ctx.accessScopes, input.locationId)
    const result = await saveBookingSettings(accessScope.scope, { ...input, siteIds: accessScope.siteIds, actor: ctx.actor })
    if (result.ok) return result.saved
    if (result.reason === 'notFound') throw notFound('location')
    if (result.reason === 'conflict') throw new CallProblem('CONFLICT', result.message)
    throw new CallProblem('BAD_REQUEST', Object.values(result.problems)[0] ?? 'That can’t be booked.', { fields: result.problems })
  })
