import { getOneInput } from '../../getOneInput'
import { procedure } from '../../procedure'
import { foundFor } from './foundFor'

/** Makes the dealer's site as a draft, to be looked at before it goes live. Made already, it is found. */
export const make = procedure
  .onPlatform('site.create')
  .input(getOneInput)
  .mutation(async ({ ctx, input: { id } }) => {
    const { siteId, organisationId } = await foundFor(ctx, id)
    return { siteId, organisationId }
  })
