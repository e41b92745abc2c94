import { changeRedirects } from '@forecourt/data/pages/redirects/changeRedirects'
import { parseRedirectFile } from '@forecourt/services/redirects/parseRedirectFile'
import { z } from 'zod'
import { feedFileInput } from '../../feeds/feedInput'
import { readable } from '../../feeds/readable'
import { procedure } from '../../procedure'

const mostNamed = 200

/**
 * Imports a file of redirects, or reports what it would do. What can't be kept is left out by row; the rest is one change that `undo`
 * reverts.
 */
export const takeIn = procedure
  .onSite('site.publish')
  .input(z.object({ ...feedFileInput, apply: z.boolean() }))
  .mutation(async ({ ctx, input: { siteId, name, data, apply } }) => {
    const { wanted, rowOf, refused } = await readable(parseRedirectFile(Buffer.from(data, 'base64')))
    const { organisationId } = ctx.site
    const done = await changeRedirects(ctx.db, {
      organisationId,
      siteId,
      wanted,
      sparesPages: true,
      apply,
      actor: ctx.actor,
      now: ctx.now,
      by: name,
    })
    if (done.changeId) await ctx.refreshSites({ kind: 'redirects', organisationId, siteId })
    const all = [...refused, ...done.refused.map(({ from, says }) => ({ row: rowOf.get(from) ?? 0, from, says }))]
    return {
      added: done.rows.filter(({ before }) => !before).length,
      changed: done.rows.filter(({ before }) => before).length,
      unchanged: wanted.size - done.rows.length - done.refused.length,
      refusedCount: all.length,
      refused: all.toSorted((one, other) => one.row - other.row).slice(0, mostNamed),
      shadowedCount: done.shadowed.length,
      shadowed: done.shadowed.slice(0, mostNamed),
      changeId: done.changeId,
    }
  })
