import { saveLocationDraft } from '@forecourt/data/location-drafts/saveLocationDraft'
import { z } from 'zod'
import { locationDraft } from '../../locations/locationDraft'
import { locationInput } from '../../locations/locationInput'
import { procedure } from '../../procedure'
import { draftRevision } from './draftRevision'
import { findLocation } from './findLocation'
import { locationAnswer } from './locationAnswer'

/** Keeps a changed location as its draft; shoppers see nothing of it until it is published. */
export const update = procedure
  .permission('location.edit')
  .input(z.object({ id: z.string().min(1).max(100), data: locationInput, expectedRevision: draftRevision }))
  .mutation(async ({ ctx, input: { id, data, expectedRevision } }) => {
    const { accessScope } = await findLocation(ctx.accessScopes, id)
    const saving = { draft: locationDraft(data), expectedRevision, siteIds: accessScope.siteIds, actor: ctx.actor }
    return locationAnswer(await saveLocationDraft(accessScope.scope, id, saving), 'location')
  })
