import { renameSite } from '@forecourt/data/sites/renameSite'
import { z } from 'zod'
import { mayOnSite } from '../../access/mayOnSite'
import { CallProblem } from '../../errors/CallProblem'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'

const input = z.object({
  name: z.string().trim().min(1, 'Give the site a name.').max(80),
  slug: z.string().regex(/^[a-z0-9][a-z0-9-]{1,49}$/, 'Use 2 to 50 small letters, digits and hyphens.'),
})

/** Gives a site another name, and where staff want it another address on the platform, to which the old one leads. */
export const rename = procedure
  .onSite('site.manage')
  .input(input)
  .mutation(async ({ ctx, input: { siteId, name, slug } }) => {
    if (slug !== ctx.site.slug && !mayOnSite(ctx.session, 'site.create', ctx.site))
      throw new CallProblem('FORBIDDEN', 'Only Forecourt’s staff change a site’s address.', {
        fields: { slug: 'Only Forecourt’s staff change a site’s address.' },
      })
    const hostOf = (short: string) => `${short}.${ctx.siteHostSuffix}`
    const result = await renameSite(ctx.scope, { siteId, name, slug, hostOf, actor: ctx.actor })
    if (!result.ok && result.reason === 'notFound') throw notFound('site')
    if (!result.ok) throw new CallProblem('CONFLICT', result.message, { fields: { slug: result.message } })
    await ctx.refreshSites({ kind: 'site', organisationId: ctx.site.organisationId, siteId })
    return { name, slug }
  })
