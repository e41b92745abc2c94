import { settingsEffect } from '@forecourt/data/bookings/by-staff/settingsEffect'
import { formatMoment } from '@forecourt/rules/format/formatMoment'
import { z } from 'zod'
import { findWithin } from '../../access/findWithin'
import { grantedScopes } from '../../access/grantedScopes'
import { kind, recordId, settingsInput } from '../../bookings/bookingInput'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'

const mostNamed = 50

/** What settings would offer in the next two weeks, and whose bookings they would leave no room for; shoppers are named to those alone who may read bookings. */
export const trySettings = procedure
  .permission('booking.settings')
  .input(z.object({ locationId: recordId, kind, settings: settingsInput }))
  .query(async ({ ctx, input }) => {
    const found = await findWithin(ctx.accessScopes, (scope, { siteIds }) => settingsEffect(scope, { ...input, siteIds, now: ctx.now }))
    if (!found) throw notFound('location')
    const { timeZone, problems, slots, outside } = found.record
    const isNamed = grantedScopes(ctx.db, ctx.session, 'booking.read').some(
      (accessScope) => accessScope.organisationId === null || accessScope.organisationId === found.accessScope.organisationId,
    )
    return {
      problems,
      slots: slots.map(({ local }) => local),
      outsideCount: outside.length,
      outside: outside.slice(0, mostNamed).map(({ booking, why }) => ({
        id: booking.id,
        who: isNamed ? [booking.name, booking.lastName].filter(Boolean).join(' ') : null,
        when: formatMoment(booking.startsAt, timeZone, ctx.now),
        why,
      })),
    }
  })
