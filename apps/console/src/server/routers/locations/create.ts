import { createLocation } from '@forecourt/data/location-drafts/createLocation'
import { z } from 'zod'
import { narrowScopes } from '../../access/narrowScopes'
import { notFound } from '../../errors/notFound'
import { locationDraft } from '../../locations/locationDraft'
import { locationInput } from '../../locations/locationInput'
import { procedure } from '../../procedure'
import { locationAnswer } from './locationAnswer'

/** Adds a location to an organisation; shoppers see it once it is published. */
export const create = procedure
  .permission('location.edit')
  .input(z.intersection(z.object({ organisationId: z.string().min(1).max(100) }), locationInput))
  .mutation(async ({ ctx, input: { organisationId, ...data } }) => {
    const [accessScope] = narrowScopes(ctx.db, ctx.accessScopes, organisationId)
    if (!accessScope) throw notFound('organisation')
    const saving = { draft: locationDraft(data), siteIds: accessScope.siteIds, actor: ctx.actor }
    return locationAnswer(await createLocation(accessScope.scope, organisationId, saving), 'organisation')
  })
