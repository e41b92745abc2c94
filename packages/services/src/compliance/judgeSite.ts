import type { Judgement } from '@forecourt/data/compliance/storedFindings'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { z } from 'zod'
import { postToSiteServer, type SiteServers } from '../site-servers/postToSiteServer'

const judgement = z.object({
  judged: z.number(),
  complete: z.boolean(),
  findings: z.array(z.object({ rule: z.string(), phrase: z.string(), path: z.string(), pages: z.number(), carId: z.string().nullable() })),
}) satisfies z.ZodType<Judgement>

/** What is judged: the live version or some of its cars, the draft, a publish request, or a config. */
export interface JudgedSite {
  readonly siteId: string
  readonly draft: boolean
  readonly requestId?: string
  readonly config?: ResolvedConfig
  readonly carIds?: readonly string[]
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
