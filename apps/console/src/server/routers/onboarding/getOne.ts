import { getOnboarding } from '@forecourt/data/onboarding/getOnboarding'
import { notFound } from '../../errors/notFound'
import { getOneInput } from '../../getOneInput'
import { procedure } from '../../procedure'

/** One new dealer, with all answers so far. */
export const getOne = procedure
  .onPlatform('site.create')
  .input(getOneInput)
  .query(async ({ ctx, input: { id } }) => {
    const onboarding = await getOnboarding(ctx.db, id)
    if (!onboarding) throw notFound('onboarding')
    return onboarding
  })
