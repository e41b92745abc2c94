import { createHash } from 'node:crypto'
import { fileContentType } from './fileContentType'
import type { PageFile } from './PageFile'

/** A page as it was shown. */
interface ArchivedPage {
  readonly url: string
  /** The instant that it shows, ISO in UTC. */
  readonly at: string
  readonly status: number
  readonly body: string
  /** Target of a redirect. */
  readonly location?: string | null
  /** What the page loads. */
  readonly files?: readonly PageFile[]
  /** Statements about the page, for the record's metadata. */
  readonly record: unknown
}

const sha1 = (bytes: Buffer) => createHash('sha1').update(bytes).digest('hex')

/** Ids depend on the content, so that the same page gives the same file. */
const recordId = (kind: string, bytes: Buffer) => {
  const hex = createHash('sha256').update(kind).update(bytes).digest('hex')
  return `<urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}>`
}

const record = (headers: { readonly [name: string]: string }, block: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(
      [
        'WARC/1.1',
        ...Object.entries({ ...headers, 'Content-Length': String(block.length) }).map(([name, value]) => `${name}: ${value}`),
        '',
        '',
      ].join('\r\n'),
    ),
    block,
    Buffer.from('\r\n\r\n'),
  ])

interface ArchivedResponse {
  readonly url: string
  /** Of the archive, without fractions of a second. */
  readonly date: string
  readonly status: number
  readonly contentType: string
  readonly payload: Buffer
  readonly location?: string | null
}

/** A response as a browser gets it, with the id of its record. */
const responseRecord = ({ url, date, status, contentType, payload, location = null }: ArchivedResponse) => {
  const http = Buffer.concat([
    Buffer.from(
      [
        `HTTP/1.1 ${status} `,
        `Content-Type: ${contentType}`,
        ...(location === null ? [] : [`Location: ${location}`]),
        `Content-Length: ${payload.length}`,
        '',
        '',
      ].join('\r\n'),
    ),
    payload,
  ])
  const id = recordId(`response ${url}`, http)
  const headers = {
    'WARC-Type': 'response',
    'WARC-Record-ID': id,
    'WARC-Date': date,
    'WARC-Target-URI': url,
    'WARC-Payload-Digest': `sha1:${sha1(payload)}`,
    'Content-Type': 'application/http; msgtype=response',
  }
  return { id, bytes: record(headers, http) }
}

/** A web archive (ISO 28500, WARC 1.1) of a page, of the files that it loads, and of the statements about it. */
export const writeWarc = ({ url, at, status, body, location, files = [], record: statements }: ArchivedPage): Buffer => {
  const date = at.replace(/\.\d+Z$/, 'Z')
  const page = responseRecord({ url, date, status, contentType: 'text/html; charset=utf-8', payload: Buffer.from(body), location })
  const loaded = files.map(({ address, content }) =>
    responseRecord({ url: new URL(address, url).href, date, status: 200, contentType: fileContentType(address), payload: content }),
  )
  const metadata = Buffer.from(`${JSON.stringify(statements, null, 2)}\n`)
  const headers = {
    'WARC-Type': 'metadata',
    'WARC-Record-ID': recordId('metadata', metadata),
    'WARC-Date': date,
    'WARC-Target-URI': url,
    'WARC-Refers-To': page.id,
    'Content-Type': 'application/json',
  }
  return Buffer.concat([page.bytes, ...loaded.map(({ bytes }) => bytes), record(headers, metadata)])
}
