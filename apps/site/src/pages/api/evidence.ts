import type { NextApiRequest, NextApiResponse } from 'next'
import { z } from 'zod'
import { pageEvidence } from '../../evidence/pageEvidence'
import { hasInternalSecret } from '../../http/hasInternalSecret'

const requestBody = z.object({
  url: z.url({ protocol: /^https?$/ }).max(2_000),
  at: z.iso.datetime(),
})

/** Evidence of a page at an instant, for the console and the command line. */
export default async function answerEvidence(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  response.setHeader('cache-control', 'no-store')
  const headers = { get: (name: string) => request.headers[name]?.toString() ?? null }
  if (request.method !== 'POST' || !hasInternalSecret({ headers })) return response.status(404).json({ message: 'Not for you.' })
  const parsed = requestBody.safeParse(request.body)
  if (!parsed.success) return response.status(400).json({ message: 'Not an address and a time.' })
  const { hostname, pathname, search } = new URL(parsed.data.url)
  const { evidence } = await pageEvidence({ host: hostname, path: pathname, query: search }, parsed.data.at)
  response.status(200).json(evidence)
}
