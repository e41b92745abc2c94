import { changeHost } from '@forecourt/data/hosts/changeHost'
import { z } from 'zod'
import { CallProblem } from '../../errors/CallProblem'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'
import { hostInput } from './hostInput'

/** Makes a domain the main address, has it lead there or show the site, or removes it. */
export const change = procedure
  .onSite('domain.edit')
  .input(z.object({ host: hostInput, change: z.enum(['primary', 'redirects', 'serves', 'remove']) }))
  .mutation(async ({ ctx, input: { siteId, host, change: what } }) => {
    const result = await changeHost(ctx.scope, { siteId, host, change: what, actor: ctx.actor })
    if (!result.ok && result.reason === 'notFound') throw notFound('domain')
    if (!result.ok) throw new CallProblem('CONFLICT', result.message)
    await ctx.refreshSites({ kind: 'site', organisationId: ctx.site.organisationId, siteId })
    return { host }
  })
