import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { NextApiRequest, NextApiResponse } from 'next'
import { z } from 'zod'
import { judgePages } from '../../compliance/judgePages'
import { hasInternalSecret } from '../../http/hasInternalSecret'

const requestBody = z.object({
  siteId: z.string().max(100),
  draft: z.boolean(),
  requestId: z.string().max(100).optional(),
  /** Resolved and validated by the sender. */
  config: z.custom<ResolvedConfig>((value) => typeof value === 'object' && value !== null).optional(),
  carIds: z.array(z.string().max(100)).max(500).optional(),
  after: z.string().max(2_000).optional(),
})

/** Judges the pages of a site for the console and the worker, as this server renders them. */
export default async function answerCompliance(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  response.setHeader('cache-control', 'no-store')
  const headers = { get: (name: string) => request.headers[name]?.toString() ?? null }
  if (request.method !== 'POST' || !hasInternalSecret({ headers })) return response.status(404).json({ message: 'Not for you.' })
  const parsed = requestBody.safeParse(request.body)
  if (!parsed.success) return response.status(400).json({ message: 'Not a site.' })
  const judged = await judgePages(parsed.data.siteId, parsed.data)
  if (!judged) return response.status(404).json({ message: 'There is no such site.' })
  response.status(200).json(judged)
}
