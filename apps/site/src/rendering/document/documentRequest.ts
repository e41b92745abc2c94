import { env } from '../../env'

/** Which page of which site a document is asked for. */
export interface DocumentRequest {
  readonly siteId: string
  readonly path: string
  /** What the page is asked; empty for one that is the same for all. */
  readonly query: string
  /** Whether it is a page of one shopper, whom the request's cookies name. */
  readonly own: boolean
}

const secretName = 'x-internal-secret'
const headerName = 'x-document'

/** The address within the app that writes documents. */
export const documentAddress = '/api/documents'

/** How the proxy asks for a document; nobody else can. */
export const documentHeaders = (asked: DocumentRequest): { readonly [name: string]: string } => ({
  [secretName]: env().INTERNAL_SECRET,
  [headerName]: encodeURIComponent(JSON.stringify(asked)),
})

/** What is asked for; null for a request that did not come by way of the proxy. */
export function parseDocumentRequest(headers: { readonly [name: string]: string | string[] | undefined }): DocumentRequest | null {
  const asked = headers[headerName]
  if (headers[secretName] !== env().INTERNAL_SECRET || typeof asked !== 'string') return null
  return JSON.parse(decodeURIComponent(asked)) as DocumentRequest
}
