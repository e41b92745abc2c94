import { startOnboarding } from '@forecourt/data/onboarding/startOnboarding'
import { procedure } from '../../procedure'

/** Begins with a new dealer. */
export const start = procedure.onPlatform('site.create').mutation(async ({ ctx }) => {
  const { id } = await startOnboarding(ctx.db, ctx.actor)
  return { id }
})
