import { changeRedirects } from '@forecourt/data/pages/redirects/changeRedirects'
import { parseRedirect } from '@forecourt/rules/routing/redirects/parseRedirect'
import type { Redirect } from '@forecourt/rules/routing/redirects/Redirect'
import { z } from 'zod'
import { CallProblem } from '../../errors/CallProblem'
import { procedure } from '../../procedure'

const typed = z.object({ from: z.string().max(2_000), to: z.string().max(2_000), code: z.string().max(10) })

/** Adds, changes and removes redirects by hand: all of what is sent, or nothing. What is typed wrongly is said at its field. */
export const change = procedure
  .onSite('site.publish')
  .input(
    z.object({
      rows: z.array(typed).max(2_000).default([]),
      removed: z.array(z.string().max(500)).max(1_000).default([]),
      /** Whether one that is there already may be replaced. */
      replaces: z.boolean().default(true),
    }),
  )
  .mutation(async ({ ctx, input: { siteId, rows, removed, replaces } }) => {
    const wanted = new Map<string, Redirect | null>(removed.map((from) => [from, null]))
    for (const row of rows) {
      const read = parseRedirect(row)
      if ('problems' in read) throw new CallProblem('BAD_REQUEST', Object.values(read.problems)[0] ?? '', { fields: { ...read.problems } })
      wanted.set(read.redirect.from, read.redirect)
    }
    const { organisationId } = ctx.site
    const asked = { organisationId, siteId, wanted, actor: ctx.actor, now: ctx.now }
    const dryRun = await changeRedirects(ctx.db, { ...asked, apply: false })
    const [refused] = dryRun.refused
    if (refused) throw new CallProblem('CONFLICT', refused.says, { fields: { to: refused.says } })
    const known = replaces ? undefined : dryRun.rows.find(({ before, after }) => before && after)
    if (known) {
      const says = `${known.from} leads to ${known.before?.to ?? 'nothing (410)'} already. Change that one.`
      throw new CallProblem('CONFLICT', says, { fields: { from: says } })
    }
    const { changeId, shadowed } = await changeRedirects(ctx.db, { ...asked, apply: true })
    if (changeId) await ctx.refreshSites({ kind: 'redirects', organisationId, siteId })
    return { changeId, changed: dryRun.rows.length, shadowed }
  })
