import { reviveOnboarding } from '@forecourt/data/onboarding/reviveOnboarding'
import { notFound } from '../../errors/notFound'
import { getOneInput } from '../../getOneInput'
import { procedure } from '../../procedure'

/** Takes back a dealer that was given up. */
export const revive = procedure
  .onPlatform('site.create')
  .input(getOneInput)
  .mutation(async ({ ctx, input: { id } }) => {
    if (!(await reviveOnboarding(ctx.db, id, ctx.actor))) throw notFound('onboarding')
    return { id }
  })
