import { z } from 'zod'

const judgement = z.object({
  /** Number of pages. */
  judged: z.number(),
  findings: z.array(z.object({ rule: z.string(), words: z.string(), path: z.string(), pages: z.number() })),
})

/** Broken compliance rules on a site's pages, each with its first page. */
export type SiteJudgement = z.infer<typeof judgement>

interface Settings {
  readonly urls: readonly string[]
  readonly secret: string
  readonly timeoutMs: number
}

/** Lets the first reachable site server judge the pages of a site; null if none can. */
export const judgeSite = async (
  asked: { readonly siteId: string; readonly draft: boolean },
  { urls, secret, timeoutMs }: Settings,
): Promise<SiteJudgement | null> => {
  for (const url of urls) {
    try {
      const response = await fetch(new URL('/api/compliance', url), {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-internal-secret': secret },
        body: JSON.stringify(asked),
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (response.ok) return judgement.parse(await response.json())
    } catch (error) {
      console.error(error)
    }
  }
  return null
}
