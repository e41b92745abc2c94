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
    const { reach } = await findLocation(ctx.reach, id)
    return locationAnswer(await discardLocationDraft(reach.scope, id, { siteIds: reach.siteIds, actor: ctx.actor }), 'location')
  })
