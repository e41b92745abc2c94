import { proofName } from '@forecourt/data/hosts/HostEntry'
import { settleHost } from '@forecourt/data/hosts/settleHost'
import { z } from 'zod'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'
import { hostInput } from './hostInput'

/** Looks for a domain's proof in DNS; when it is there, the domain serves the site from now on. */
export const check = procedure
  .onSite('domain.edit')
  .input(z.object({ host: hostInput }))
  .mutation(async ({ ctx, input: { siteId, host } }) => {
    const records = await ctx.dns.txt(proofName(host))
    const result = await settleHost(ctx.scope, { siteId, host, records, actor: ctx.actor })
    if (!result.ok) throw notFound('domain')
    if (result.proved) await ctx.refreshSites({ kind: 'site', organisationId: ctx.site.organisationId, siteId })
    return { proved: result.proved, message: result.message }
  })
