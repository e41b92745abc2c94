import type { DocumentWriters } from '../documents/DocumentWriters'
import { evidenceDocument } from './evidenceDocument'
import type { ShownEvidence } from './PageEvidence'
import type { PageFile } from './PageFile'
import { standalonePage } from './standalonePage'
import { writeWarc } from './writeWarc'

/** Forms of evidence: a document and a web archive for a regulator, and the page as it looked. */
export const evidenceForms = ['pdf', 'warc', 'html'] as const
export type EvidenceForm = (typeof evidenceForms)[number]

/** Evidence of a page as a file. */
export interface EvidenceFile {
  readonly form: EvidenceForm
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
  readonly form: EvidenceForm
  /** What the page loads. */
  readonly files: readonly PageFile[]
  readonly writers: Pick<DocumentWriters, 'factDocument'>
}

const contentTypes = { pdf: 'application/pdf', warc: 'application/warc', html: 'text/html; charset=utf-8' } as const

/**
 * Writes evidence as a PDF; as a web archive with the page, the files that it loads and the statements about it; or the page alone, with
 * its styles (CFG-12).
 */
export const evidenceFile = async (evidence: ShownEvidence, options: FileOptions): Promise<EvidenceFile> => {
  const { url, at, form, files, writers } = options
  const body = 'body' in evidence ? evidence.body : ''
  const record = { url, at, ...evidence, body: undefined, files: files.map(({ address, hash }) => ({ address, hash })) }
  const write = {
    pdf: () => writers.factDocument(evidenceDocument(evidence, options)),
    warc: () => writeWarc({ url, at, status: evidence.status, body, files, record, ...('to' in evidence && { location: evidence.to }) }),
    html: () => Buffer.from(standalonePage(body, files)),
  }
  const bytes = await write[form]()
  return { form, siteId: 'site' in evidence ? evidence.site.siteId : null, contentType: contentTypes[form], data: bytes.toString('base64') }
}
