import { createLocation } from '@forecourt/data/location-drafts/createLocation'
import { z } from 'zod'
import { narrowReach } from '../../access/narrowReach'
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
    const [reach] = narrowReach(ctx.db, ctx.reach, organisationId)
    if (!reach) throw notFound('organisation')
    const saving = { draft: locationDraft(data), siteIds: reach.siteIds, actor: ctx.actor }
    return locationAnswer(await createLocation(reach.scope, organisationId, saving), 'organisation')
  })
