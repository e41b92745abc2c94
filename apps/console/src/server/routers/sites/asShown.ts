import type { Scope } from '@forecourt/data/createDatabase'
import { listHosts } from '@forecourt/data/hosts/listHosts'
import { publishedSite } from '@forecourt/data/sites/publishedSites'
import { comparePages } from '@forecourt/rules/forecast/comparePages'
import { parsePageFacts } from '@forecourt/rules/forecast/parsePageFacts'
import { evidenceForms } from '@forecourt/services/evidence/evidenceFile'
import { z } from 'zod'
import { CallProblem, notFound } from '../../errors/CallProblem'
import { procedure } from '../../procedure'

const addressInput = z.object({ path: z.string().startsWith('/').max(2_000), at: z.iso.datetime() })

/** Changes of a kind that are listed: evidence leaves out none, unless it is another page. */
const maxChanges = 200

interface Asked extends z.infer<typeof addressInput> {
  readonly siteId: string
  readonly scope: Scope
  /** ISO in UTC. */
  readonly now: string
  readonly originOf: (host: string) => string
}

/** The address of a page of the site. Throws for a time in the future, and for a site without a host. */
const addressOf = async ({ siteId, path, at, scope, now, originOf }: Asked): Promise<string> => {
  if (Date.parse(at) > Date.parse(now)) throw new CallProblem('BAD_REQUEST', 'Choose a time in the past.')
  const host = (await listHosts(scope, siteId)).find(({ verifiedAt }) => verifiedAt !== null)?.host
  if (host === undefined) throw notFound('site')
  // A path such as //other.example would lead to another host.
  const url = new URL(originOf(host))
  const [pathname = '/', search = ''] = path.split(/(?=\?)/)
  url.pathname = pathname
  url.search = search
  return url.href
}

/** The zone in which times of the site are entered and shown: that of its published version, otherwise UTC. */
export const asShownZone = procedure.onSite('audit.read').query(async ({ ctx, input: { siteId } }) => {
  const site = await publishedSite(ctx.db, siteId)
  return { timeZone: site?.config.identity.timeZone ?? 'UTC' }
})

/** A page of the site as it was shown at an instant, who changed what before and afterwards, and how it differs from today's page. */
export const asShown = procedure
  .onSite('audit.read')
  .input(addressInput)
  .query(async ({ ctx, input }) => {
    const { siteId, at } = input
    const url = await addressOf({ ...ctx, ...input })
    const evidence = await ctx.requestEvidence({ url, at })
    if (!evidence) return null
    // The host may have been another site's.
    if ('site' in evidence && evidence.site.siteId !== siteId) throw notFound('page')
    if (evidence.kind !== 'page') return { ...evidence, url, sinceThen: [] }
    const today = await ctx.requestEvidence({ url, at: ctx.now })
    const facts = today?.kind === 'page' && today.status === evidence.status ? parsePageFacts(today.body) : null
    const changes = comparePages(parsePageFacts(evidence.body), facts, maxChanges)
    const sinceThen = [...new Set(changes.map(({ part, sentence }) => (part ? `${part}: ${sentence}` : sentence)))]
    return { ...evidence, url, sinceThen }
  })

/** The same as a file in base64: for a regulator, or the page with its styles; null if no site server can write it. */
export const asShownFile = procedure
  .onSite('audit.read')
  .input(addressInput.extend({ form: z.enum(evidenceForms) }))
  .query(async ({ ctx, input }) => {
    const { siteId, at, form } = input
    const file = await ctx.requestEvidenceFile({ url: await addressOf({ ...ctx, ...input }), at, form })
    if (!file) return null
    if (file.siteId !== siteId) throw notFound('page')
    return { name: `page-${at.slice(0, 19).replaceAll(':', '-')}.${form}`, contentType: file.contentType, data: file.data }
  })
