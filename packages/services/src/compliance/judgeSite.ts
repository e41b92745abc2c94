import type { Judgement } from '@forecourt/data/compliance/storedFindings'
import { z } from 'zod'

const judgement = z.object({
  judged: z.number(),
  complete: z.boolean(),
  findings: z.array(z.object({ rule: z.string(), phrase: z.string(), path: z.string(), pages: z.number(), carId: z.string().nullable() })),
}) satisfies z.ZodType<Judgement>

/** What is judged: the live version or some of its cars, the draft, or a publish request. */
export interface JudgedSite {
  readonly siteId: string
  readonly draft: boolean
  readonly requestId?: string
  readonly carIds?: readonly string[]
}

/** Site servers that render and judge pages, and the secret of internal requests. */
export interface SiteServers {
  readonly urls: readonly string[]
  readonly secret: string
}

/** Longer than the time limits of the site server. */
const timeoutMs = { draft: 30_000, live: 60_000 }

/** Lets the first reachable site server judge the pages of a site; null if none can. */
export const judgeSite = async (judged: JudgedSite, { urls, secret }: SiteServers): Promise<Judgement | null> => {
  for (const url of urls) {
    try {
      const response = await fetch(new URL('/api/compliance', url), {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-internal-secret': secret },
        body: JSON.stringify(judged),
        signal: AbortSignal.timeout(judged.draft ? timeoutMs.draft : timeoutMs.live),
      })
      if (response.ok) return judgement.parse(await response.json())
    } catch (error) {
      console.error(error)
    }
  }
  return null
}
