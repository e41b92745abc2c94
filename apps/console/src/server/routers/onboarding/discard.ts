import { discardOnboarding } from '@forecourt/data/onboarding/discardOnboarding'
import { notFound } from '../../errors/notFound'
import { getOneInput } from '../../getOneInput'
import { procedure } from '../../procedure'

/** Gives up a dealer whose site isn't made yet. */
export const discard = procedure
  .onPlatform('site.create')
  .input(getOneInput)
  .mutation(async ({ ctx, input: { id } }) => {
    if (!(await discardOnboarding(ctx.db, id, ctx.actor))) throw notFound('onboarding')
    return { id }
  })
