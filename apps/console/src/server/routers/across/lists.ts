import { listsAtSites } from '@forecourt/data/bulk/listsAtSites'
import { z } from 'zod'
import { listPointer } from '../../across/settingChange'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'

const input = z.object({ siteIds: z.array(z.string().max(100)).min(1).max(100), pointer: listPointer })

/** What a list holds in the drafts of several sites: to choose from which item is meant, or whose list the others get. */
export const lists = procedure
  .permission('site.edit')
  .input(input)
  .query(async ({ ctx, input: { siteIds, pointer } }) => {
    const found = await Promise.all(
      ctx.reach.map((reach) =>
        listsAtSites(
          reach.scope,
          siteIds.filter((id) => reach.siteIds?.includes(id) ?? true),
          pointer,
        ),
      ),
    )
    const sites = found.flat()
    if (siteIds.some((id) => !sites.some(({ siteId }) => siteId === id))) throw notFound('site')
    return { sites }
  })
