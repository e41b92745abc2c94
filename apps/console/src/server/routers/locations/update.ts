import { updateLocation } from '@forecourt/data/organisations/saveLocation'
import { z } from 'zod'
import { locationDraft } from '../../locations/locationDraft'
import { locationInput } from '../../locations/locationInput'
import { procedure } from '../../procedure'
import { findLocation } from './findLocation'
import { locationAnswer } from './locationAnswer'

/** Changes a location; shoppers see it within a second, on every site of the business. */
export const update = procedure
  .permission('location.edit')
  .input(z.object({ id: z.string().min(1).max(100), data: locationInput }))
  .mutation(async ({ ctx, input: { id, data } }) => {
    const { reach } = await findLocation(ctx.reach, id)
    return locationAnswer(
      await updateLocation(reach.scope, id, { draft: locationDraft(data), siteIds: reach.siteIds, actor: ctx.actor }),
      'location',
    )
  })
