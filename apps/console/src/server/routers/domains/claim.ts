import { claimHost } from '@forecourt/data/hosts/claimHost'
import { z } from 'zod'
import { CallProblem } from '../../errors/CallProblem'
import { procedure } from '../../procedure'
import { hostInput } from './hostInput'

/** Adds a domain of the dealer's own, to be proved. */
export const claim = procedure
  .onSite('domain.edit')
  .input(z.object({ host: hostInput }))
  .mutation(async ({ ctx, input: { siteId, host } }) => {
    const { organisationId } = ctx.site
    const result = await claimHost(ctx.db, { organisationId, siteId, host, actor: ctx.actor })
    if (!result.ok)
      throw new CallProblem(result.reason === 'hostTaken' ? 'CONFLICT' : 'BAD_REQUEST', result.message, {
        fields: { host: result.message },
      })
    return { host }
  })
