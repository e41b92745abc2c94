import { getEditedLocation } from '@forecourt/data/location-drafts/listLocationDrafts'
import { locationValues } from '@forecourt/data/location-drafts/locationValues'
import { saveLocationDraft } from '@forecourt/data/location-drafts/saveLocationDraft'
import { listLocations } from '@forecourt/data/organisations/listLocations'
import { momentInZone } from '@forecourt/rules/dates/momentInZone'
import { missingHolidays } from '@forecourt/rules/hours/missingHolidays'
import { z } from 'zod'
import { narrowScopes } from '../../access/narrowScopes'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'

/** More locations than any business has. */
const maxRows = 500

/** Puts the coming year's holidays of each location's country and state into its draft, closed, where it says nothing about that day. */
export const addHolidays = procedure
  .permission('location.edit')
  .input(z.object({ organisationId: z.string().min(1).max(100) }))
  .mutation(async ({ ctx, input: { organisationId } }) => {
    const accessScopes = narrowScopes(ctx.db, ctx.accessScopes, organisationId)
    if (accessScopes.length === 0) throw notFound('organisation')
    const changed: { readonly id: string; readonly name: string; readonly days: number }[] = []
    for (const { scope, siteIds } of accessScopes) {
      const { rows } = await listLocations(scope, { page: 1, perPage: maxRows }, siteIds)
      for (const { id } of rows) {
        const edited = await getEditedLocation(scope, id, siteIds)
        if (!edited) continue
        const { location, draft } = edited
        const today = momentInZone(ctx.now, location.timeZone).date
        const missing = missingHolidays({ days: location.specialDays, timeZone: location.timeZone, state: location.address.state, today })
        if (missing.length === 0) continue
        const added = missing.map((day) => ({ ...day, status: 'Closed' as const, startAt: null, endAt: null }))
        const specialDays = [...location.specialDays, ...added].toSorted((a, b) => (a.date < b.date ? -1 : 1))
        const saved = await saveLocationDraft(scope, id, {
          draft: { ...locationValues(location), specialDays },
          expectedRevision: draft?.revision ?? 0,
          siteIds,
          actor: ctx.actor,
        })
        if (saved.ok) changed.push({ id, name: location.name, days: missing.length })
      }
    }
    return { changed }
  })
