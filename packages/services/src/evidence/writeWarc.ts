import { createHash } from 'node:crypto'

/** A page as it was shown. */
interface ArchivedPage {
  readonly url: string
  /** The instant that it shows, ISO in UTC. */
  readonly at: string
  readonly status: number
  readonly body: string
  /** Target of a redirect. */
  readonly location?: string | null
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

/** A web archive (ISO 28500, WARC 1.1) of a page and of the statements about it. */
export const writeWarc = ({ url, at, status, body, location = null, record: statements }: ArchivedPage): Buffer => {
  const payload = Buffer.from(body)
  const http = Buffer.concat([
    Buffer.from(
      [
        `HTTP/1.1 ${status} `,
        'Content-Type: text/html; charset=utf-8',
        ...(location === null ? [] : [`Location: ${location}`]),
        `Content-Length: ${payload.length}`,
        '',
        '',
      ].join('\r\n'),
    ),
    payload,
  ])
  const metadata = Buffer.from(`${JSON.stringify(statements, null, 2)}\n`)
  const date = at.replace(/\.\d+Z$/, 'Z')
  const responseId = recordId('response', http)
  return Buffer.concat([
    record(
      {
        'WARC-Type': 'response',
        'WARC-Record-ID': responseId,
        'WARC-Date': date,
        'WARC-Target-URI': url,
        'WARC-Payload-Digest': `sha1:${sha1(payload)}`,
        'Content-Type': 'application/http; msgtype=response',
      },
      http,
    ),
    record(
      {
        'WARC-Type': 'metadata',
        'WARC-Record-ID': recordId('metadata', metadata),
        'WARC-Date': date,
        'WARC-Target-URI': url,
        'WARC-Refers-To': responseId,
        'Content-Type': 'application/json',
      },
      metadata,
    ),
  ])
}
