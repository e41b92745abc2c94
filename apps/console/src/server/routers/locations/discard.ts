import { discardLocationDraft } from '@forecourt/data/location-drafts/saveLocationDraft'
import { z } from 'zod'
import { procedure } from '../../procedure'
import { findLocation } from './findLocation'
import { locationAnswer } from './locationAnswer'

/** Lets go of the draft of a location. */
export const discard = procedure
  .permission('location.edit')
  .input(z.object({ id: z.string().min(1).max(100) }))
  .mutation(async ({ ctx, input: { id } }) => {
    const { accessScope } = await findLocation(ctx.accessScopes, id)
    return locationAnswer(await discardLocationDraft(accessScope.scope, id, { siteIds: accessScope.siteIds, actor: ctx.actor }), 'location')
  })
