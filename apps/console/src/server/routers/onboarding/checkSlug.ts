import { isSlugFree } from '@forecourt/data/onboarding/isSlugFree'
import { z } from 'zod'
import { procedure } from '../../procedure'

/** Whether a short name is still to be had, with the address it gives. */
export const checkSlug = procedure
  .onPlatform('site.create')
  .input(z.object({ slug: z.string().max(60) }))
  .query(async ({ ctx, input: { slug } }) => {
    const host = `${slug}.${ctx.siteHostSuffix}`
    return { free: await isSlugFree(ctx.db, slug, host), host }
  })
