import type { DocumentWriters } from '../documents/DocumentWriters'
import { evidenceDocument } from './evidenceDocument'
import type { ShownEvidence } from './PageEvidence'
import { writeWarc } from './writeWarc'

/** Evidence of a page as a file for a regulator. */
export interface EvidenceFile {
  readonly form: 'pdf' | 'warc'
  /** Site of the page; null if it was closed. */
  readonly siteId: string | null
  readonly contentType: string
  /** Base64. */
  readonly data: string
}

interface FileOptions {
  readonly url: string
  /** ISO in UTC. */
  readonly at: string
  readonly form: EvidenceFile['form']
  readonly writers: Pick<DocumentWriters, 'factDocument'>
}

const contentTypes = { pdf: 'application/pdf', warc: 'application/warc' } as const

/** Writes evidence as a PDF, or as a web archive with the page and the statements about it (CFG-12). */
export const evidenceFile = async (evidence: ShownEvidence, { url, at, form, writers }: FileOptions): Promise<EvidenceFile> => {
  const body = 'body' in evidence ? evidence.body : ''
  const record = { url, at, ...evidence, body: undefined }
  const bytes =
    form === 'pdf'
      ? await writers.factDocument(evidenceDocument(evidence, { url, at }))
      : writeWarc({ url, at, status: evidence.status, body, record, ...('to' in evidence && { location: evidence.to }) })
  return { form, siteId: 'site' in evidence ? evidence.site.siteId : null, contentType: contentTypes[form], data: bytes.toString('base64') }
}
