import { previewChange } from '@forecourt/data/bulk/previewChange'
import { settingAt } from '@forecourt/schema/settingAt'
import { z } from 'zod'
import { isStaff } from '../../access/isStaff'
import { mayOnSite } from '../../access/mayOnSite'
import { settingChange } from '../../across/settingChange'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'

const input = z.object({ siteIds: z.array(z.string().max(100)).min(1).max(100), change: settingChange })

/** What one change would do to the drafts of several sites: before, after, and what is in the way. */
export const dryRun = procedure
  .permission('site.edit')
  .input(input)
  .query(async ({ ctx, input: { siteIds, change } }) => {
    const place = settingAt(change.pointer)
    const reserved = place?.role !== 'dealer' && !isStaff(ctx.session)
    const found = await Promise.all(
      ctx.accessScopes.map((accessScope) =>
        previewChange(
          accessScope.scope,
          siteIds.filter((id) => accessScope.siteIds?.includes(id) ?? true),
          change,
        ),
      ),
    )
    const sites = found.flat()
    if (siteIds.some((id) => !sites.some(({ siteId }) => siteId === id))) throw notFound('site')
    return {
      where: place?.where ?? '',
      sites: sites.map((site) => ({
        ...site,
        obstacle: reserved ? `“${place?.where}” can only be changed by Forecourt’s staff.` : site.obstacle,
        mayPublish: mayOnSite(ctx.session, 'site.publish', site),
      })),
    }
  })
