import { storeFaults } from '@forecourt/data/hosts/certificates'
import { changeHost, claimHost, recordHostCheck } from '@forecourt/data/hosts/changeHost'
import { domainStates } from '@forecourt/data/hosts/domainStates'
import { listHosts, proofName } from '@forecourt/data/hosts/listHosts'
import { isPlatformHost } from '@forecourt/rules/onboarding/isPlatformHost'
import { domainFaults } from '@forecourt/rules/sites/domainFaults'
import { z } from 'zod'
import { CallProblem, notFound } from '../errors/CallProblem'
import { procedure } from '../procedure'
import { router } from '../trpc'

/** An entered host name, such as www.example.com. */
const hostInput = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(/^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/, 'Enter a domain, such as www.example.com.')

/** The domains of a site, with the DNS records that verify the dealer's own. */
const list = procedure.onSite('site.read').query(async ({ ctx, input: { siteId } }) => {
  const hosts = await listHosts(ctx.scope, siteId)
  return {
    site: { name: ctx.site.name, status: ctx.site.status },
    hosts: hosts.map((entry) => ({ ...entry, address: ctx.originOf(entry.host) })),
  }
})

/** The state of the own domains and certificates of several sites, for a list of sites. */
const states = procedure
  .permission('site.read')
  .input(z.object({ siteIds: z.array(z.string().max(100)).max(200) }))
  .query(async ({ ctx, input: { siteIds } }) => {
    const found = await Promise.all(
      ctx.accessScopes.map(({ scope, siteIds: own }) =>
        domainStates(scope, own === null ? siteIds : siteIds.filter((id) => own.includes(id))),
      ),
    )
    const listed = found.flat()
    if (listed.length === 0 && siteIds.length > 0) throw notFound('site')
    return listed
  })

const refusal = (code: 'CONFLICT' | 'BAD_REQUEST', message: string) => new CallProblem(code, message, { fields: { host: message } })

/** Adds a dealer's own domain, to be verified. */
const claim = procedure
  .onSite('domain.edit')
  .input(z.object({ host: hostInput }))
  .mutation(async ({ ctx, input: { siteId, host } }) => {
    const { organisationId } = ctx.site
    if (isPlatformHost(host, { suffix: ctx.siteHostSuffix, consoleHost: new URL(ctx.consoleUrl).hostname }))
      throw refusal('CONFLICT', `${host} belongs to the platform. Add a domain that is yours.`)
    const result = await claimHost(ctx.db, { organisationId, siteId, host, actor: ctx.actor }, ctx.maxDomains)
    if (!result.ok) throw refusal(result.reason === 'hostTaken' ? 'CONFLICT' : 'BAD_REQUEST', result.message)
    return { host }
  })

/**
 * Checks a domain's DNS verification; once verified, it serves the site. Also stores the domain's faults: DNS addresses that aren't the
 * platform's, CAA records that forbid our certificate authority, and a redirect to a host that isn't the site's.
 */
const check = procedure
  .onSite('domain.check')
  .input(z.object({ host: hostInput }))
  .mutation(async ({ ctx, input: { siteId, host } }) => {
    const own = await listHosts(ctx.scope, siteId)
    const platformHost = own.find(({ record }) => record === null)?.host ?? ''
    // Only the domains of the site are looked up.
    if (!own.some((entry) => entry.host === host)) throw notFound('domain')
    const [records, facts] = await Promise.all([ctx.dns.txt(proofName(host)), ctx.probeDomain(host, platformHost)])
    const result = await recordHostCheck(ctx.scope, { siteId, host, records, actor: ctx.actor })
    if (!result.ok) throw notFound('domain')
    const setting = { hosts: own.map((entry) => entry.host), authorities: ctx.certificateAuthorities }
    await storeFaults(ctx.scope, { siteId, host }, domainFaults(facts, setting), ctx.now)
    if (result.verified) await ctx.refreshSites({ kind: 'site', organisationId: ctx.site.organisationId, siteId })
    return { verified: result.verified, message: result.message }
  })

/** Makes a domain the primary one, a redirect or an alias, or removes it. */
const change = procedure
  .onSite('domain.edit')
  .input(z.object({ host: hostInput, change: z.enum(['primary', 'redirects', 'serves', 'remove']) }))
  .mutation(async ({ ctx, input: { siteId, host, change: what } }) => {
    const result = await changeHost(ctx.scope, { siteId, host, change: what, actor: ctx.actor })
    if (!result.ok && result.reason === 'notFound') throw notFound('domain')
    if (!result.ok) throw new CallProblem('CONFLICT', result.message)
    await ctx.refreshSites({ kind: 'site', organisationId: ctx.site.organisationId, siteId })
    return { host }
  })

export const domainsRouter = router({ list, states, claim, check, change })
