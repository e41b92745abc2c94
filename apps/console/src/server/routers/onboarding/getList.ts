import { listOnboardings } from '@forecourt/data/onboarding/listOnboardings'
import { procedure } from '../../procedure'

/** Dealers on the way to a live site. */
export const getList = procedure.onPlatform('site.create').query(async ({ ctx }) => {
  const onboardings = await listOnboardings(ctx.db)
  return {
    data: onboardings.map(({ id, name, step, updatedAt, authorName, siteId }) => ({ id, name, step, updatedAt, authorName, siteId })),
  }
})
