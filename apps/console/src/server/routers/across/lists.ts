import { listsAtSites } from '@forecourt/data/bulk/listsAtSites'
import type { ListItem } from '@forecourt/schema/layers/ListItem'
import { settingAt } from '@forecourt/schema/settingAt'
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
      ctx.accessScopes.map((accessScope) =>
        listsAtSites(
          accessScope.scope,
          siteIds.filter((id) => accessScope.siteIds?.includes(id) ?? true),
          pointer,
        ),
      ),
    )
    const sites = found.flat()
    if (siteIds.some((id) => !sites.some(({ siteId }) => siteId === id))) throw notFound('site')
    // What pages are made of is much at many sites: it is told of one at a time.
    if (siteIds.length === 1 || settingAt(pointer)?.node['x-control'] !== 'blocks') return { sites }
    return { sites: sites.map((site) => ({ ...site, items: site.items.map(({ blocks: _blocks, ...page }) => page as ListItem) })) }
  })
