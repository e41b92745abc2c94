import { evidenceFile, evidenceForms } from '@forecourt/services/evidence/evidenceFile'
import type { NextApiRequest, NextApiResponse } from 'next'
import { z } from 'zod'
import { documentWriters } from '../../documents/documentWriters'
import { filesOfPage } from '../../evidence/filesOfPage'
import { pageEvidence } from '../../evidence/pageEvidence'
import { hasInternalSecret } from '../../http/hasInternalSecret'
import { database } from '../../sites/database'

const requestBody = z.object({
  url: z.url({ protocol: /^https?$/ }).max(2_000),
  at: z.iso.datetime(),
  form: z.enum(evidenceForms),
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
  const { evidence, files: buildFiles } = await pageEvidence({ host: hostname, path: pathname, query: search }, at)
  if (evidence.kind === 'notShown') return response.status(404).json({ message: 'There is nothing to show.' })
  const files = 'body' in evidence ? await filesOfPage(database(), evidence.body, buildFiles) : []
  response.status(200).json(await evidenceFile(evidence, { url, at, form, files, writers: documentWriters() }))
}
