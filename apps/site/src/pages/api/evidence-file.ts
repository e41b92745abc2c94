import { evidenceFile } from '@forecourt/services/evidence/evidenceFile'
import type { NextApiRequest, NextApiResponse } from 'next'
import { z } from 'zod'
import { documentWriters } from '../../documents/documentWriters'
import { pageEvidence } from '../../evidence/pageEvidence'
import { hasInternalSecret } from '../../http/hasInternalSecret'

const requestBody = z.object({
  url: z.url({ protocol: /^https?$/ }).max(2_000),
  at: z.iso.datetime(),
  form: z.enum(['pdf', 'warc']),
})

/** Evidence of a page at an instant as a file, for the console and the command line. */
export default async function answerEvidenceFile(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  response.setHeader('cache-control', 'no-store')
  const headers = { get: (name: string) => request.headers[name]?.toString() ?? null }
  if (request.method !== 'POST' || !hasInternalSecret({ headers })) return response.status(404).json({ message: 'Not for you.' })
  const parsed = requestBody.safeParse(request.body)
  if (!parsed.success) return response.status(400).json({ message: 'Not an address, a time and a form.' })
  const { url, at, form } = parsed.data
  const { hostname, pathname, search } = new URL(url)
  const evidence = await pageEvidence({ host: hostname, path: pathname, query: search }, at)
  if (evidence.kind === 'notShown') return response.status(404).json({ message: 'There is nothing to show.' })
  response.status(200).json(await evidenceFile(evidence, { url, at, form, writers: documentWriters() }))
}
