import { claimHost } from '@forecourt/data/hosts/claimHost'
import { isPlatformHost } from '@forecourt/rules/onboarding/isPlatformHost'
import { z } from 'zod'
import { CallProblem } from '../../errors/CallProblem'
import { procedure } from '../../procedure'
import { hostInput } from './hostInput'

const refusal = (code: 'CONFLICT' | 'BAD_REQUEST', message: string) => new CallProblem(code, message, { fields: { host: message } })

/** Adds a domain of the dealer's own, to be proved. */
export const claim = procedure
  .onSite('domain.edit')
  .input(z.object({ host: hostInput }))
  .mutation(async ({ ctx, input: { siteId, host } }) => {
    const { organisationId } = ctx.site
    if (isPlatformHost(host, { suffix: ctx.siteHostSuffix, consoleHost: new URL(ctx.consoleUrl).hostname }))
      throw refusal('CONFLICT', `${host} is an address of the platform’s own. Add a domain that is yours.`)
    const result = await claimHost(ctx.db, { organisationId, siteId, host, actor: ctx.actor })
    if (!result.ok) throw refusal(result.reason === 'hostTaken' ? 'CONFLICT' : 'BAD_REQUEST', result.message)
    return { host }
  })
