import { publishLocation } from '@forecourt/data/location-drafts/publishLocation'
import { z } from 'zod'
import { procedure } from '../../procedure'
import { draftRevision } from './draftRevision'
import { findLocation } from './findLocation'
import { locationAnswer } from './locationAnswer'

/** Makes the draft of a location what shoppers see, on every site that shows it. */
export const publish = procedure
  .permission('location.publish')
  .input(z.object({ id: z.string().min(1).max(100), expectedRevision: draftRevision }))
  .mutation(async ({ ctx, input: { id, expectedRevision } }) => {
    const { accessScope } = await findLocation(ctx.accessScopes, id)
    const publishing = { expectedRevision, siteIds: accessScope.siteIds, actor: ctx.actor }
    return locationAnswer(await publishLocation(accessScope.scope, id, publishing), 'location')
  })
