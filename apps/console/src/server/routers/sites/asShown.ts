import { listHosts } from '@forecourt/data/hosts/listHosts'
import { comparePages } from '@forecourt/rules/forecast/comparePages'
import { parsePageFacts } from '@forecourt/rules/forecast/parsePageFacts'
import { z } from 'zod'
import { CallProblem, notFound } from '../../errors/CallProblem'
import { procedure } from '../../procedure'

/** A page of the site as it was shown at an instant, who changed what before, and how it differs from today's page. */
export const asShown = procedure
  .onSite('audit.read')
  .input(z.object({ path: z.string().startsWith('/').max(2_000), at: z.iso.datetime() }))
  .query(async ({ ctx, input: { siteId, path, at } }) => {
    const { now, originOf, requestEvidence, scope } = ctx
    if (Date.parse(at) > Date.parse(now)) throw new CallProblem('BAD_REQUEST', 'Choose a time in the past.')
    const host = (await listHosts(scope, siteId)).find(({ verifiedAt }) => verifiedAt !== null)?.host
    if (host === undefined) throw notFound('site')
    // A path such as //other.example would lead to another host.
    const url = new URL(originOf(host))
    const [pathname = '/', search = ''] = path.split(/(?=\?)/)
    url.pathname = pathname
    url.search = search
    const evidence = await requestEvidence({ url: url.href, at })
    if (!evidence) return null
    // The host may have been another site's.
    if ('site' in evidence && evidence.site.siteId !== siteId) throw notFound('page')
    if (evidence.kind !== 'page') return { ...evidence, url: url.href, sinceThen: [] }
    const today = await requestEvidence({ url: url.href, at: now })
    const facts = today?.kind === 'page' && today.status === evidence.status ? parsePageFacts(today.body) : null
    const sinceThen = comparePages(parsePageFacts(evidence.body), facts).map(({ sentence }) => sentence)
    return { ...evidence, url: url.href, sinceThen }
  })
