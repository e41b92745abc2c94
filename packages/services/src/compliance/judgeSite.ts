import type { Judgement } from '@forecourt/data/compliance/storedFindings'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { z } from 'zod'
import { postToSiteServer, type SiteServers } from '../site-servers/postToSiteServer'

const judgement = z.object({
  judged: z.number(),
  // A site server of the release before counts no pages, and ends at its limit.
  total: z.number().nullable().default(null),
  complete: z.boolean(),
  next: z.string().nullable().default(null),
  findings: z.array(z.object({ rule: z.string(), phrase: z.string(), path: z.string(), pages: z.number(), carId: z.string().nullable() })),
}) satisfies z.ZodType<Judgement>

/** What is judged: the live version or some of its cars, the draft, a publish request, or a config. */
export interface JudgedSite {
  readonly siteId: string
  readonly draft: boolean
  readonly requestId?: string
  readonly config?: ResolvedConfig
  readonly carIds?: readonly string[]
  /** Goes on where an earlier judgement of the live version ended (`next`). */
  readonly after?: string
}

/** Longer than the time limits of the site server. */
const timeoutMs = { draft: 30_000, live: 60_000 }

/** Lets the first reachable site server judge the pages of a site; null if none can. */
export const judgeSite = async (judged: JudgedSite, servers: SiteServers): Promise<Judgement | null> => {
  const response = await postToSiteServer(
    { path: '/api/compliance', body: judged, timeoutMs: judged.draft ? timeoutMs.draft : timeoutMs.live },
    servers,
  )
  return response === null ? null : judgement.parse(response)
}

/** Both parts of a judgement: a wording that both have is one finding. */
const joinParts = (one: Judgement, other: Judgement): Judgement => {
  const findings = new Map(one.findings.map((finding) => [`${finding.rule} ${finding.phrase}`, finding]))
  for (const finding of other.findings) {
    const key = `${finding.rule} ${finding.phrase}`
    const known = findings.get(key)
    findings.set(key, known ? { ...known, pages: known.pages + finding.pages } : finding)
  }
  return { ...other, judged: one.judged + other.judged, findings: [...findings.values()] }
}

/**
 * Lets site servers judge all pages of a live site, in as many parts as their time limit needs (LEG-02). Incomplete if none can go on, or
 * once the signal aborts; null if none can begin.
 */
export const judgeWholeSite = async (siteId: string, servers: SiteServers, signal: AbortSignal): Promise<Judgement | null> => {
  let whole = await judgeSite({ siteId, draft: false }, servers)
  while (whole?.next && !signal.aborted) {
    const part = await judgeSite({ siteId, draft: false, after: whole.next }, servers)
    if (!part) break
    whole = joinParts(whole, part)
  }
  return whole
}
