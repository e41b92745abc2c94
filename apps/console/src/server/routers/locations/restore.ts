import { restoreLocationVersion } from '@forecourt/data/location-drafts/saveLocationDraft'
import { z } from 'zod'
import { procedure } from '../../procedure'
import { draftRevision } from './draftRevision'
import { findLocation } from './findLocation'
import { locationAnswer } from './locationAnswer'

/** Copies what a location was at a version into its draft; shoppers see nothing of it until it is published. */
export const restore = procedure
  .permission('location.edit')
  .input(z.object({ id: z.string().min(1).max(100), number: z.number().int().min(1), expectedRevision: draftRevision }))
  .mutation(async ({ ctx, input: { id, number, expectedRevision } }) => {
    const { accessScope } = await findLocation(ctx.accessScopes, id)
    const restoring = { number, expectedRevision, siteIds: accessScope.siteIds, actor: ctx.actor }
    return locationAnswer(await restoreLocationVersion(accessScope.scope, id, restoring), 'version')
  })
