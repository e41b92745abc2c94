import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What goes wrong with one request. `lost`: it is carried out, and the connection breaks before the response. */
export type Fault = 'unavailable' | 'silent' | 'truncated' | 'lost'

const readBody = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts)
}

/** So few that tests see several pages of a list. */
const maxListed = 2

const listXml = (objects: ReadonlyMap<string, Buffer>, bucket: string, query: URLSearchParams): string => {
  const prefix = query.get('prefix') ?? ''
  const after = query.get('continuation-token') ?? ''
  const keys = [...objects.keys()]
    .filter((key) => key.startsWith(`${bucket}/`))
    .map((key) => key.slice(bucket.length + 1))
    .filter((key) => key.startsWith(prefix) && key > after)
    .toSorted()
  const page = keys.slice(0, maxListed)
  const contents = page.map((key) => `<Contents><Key>${key}</Key><Size>${objects.get(`${bucket}/${key}`)?.length}</Size></Contents>`)
  const more = keys.length > page.length
  const next = more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`
}

const missing = '<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>None</Message></Error>'

/** A small server with the S3 API: PUT, GET, HEAD, DELETE and lists, with faults for the next requests. `objects` are by `<bucket>/<key>`. */
export const startObjectServer = async (port = 0, objects = new Map<string, Buffer>()) => {
  const faults: Fault[] = []
  const requests: string[] = []

  const nameIn = (url = '/') => decodeURIComponent(new URL(url, 'http://objects.invalid').pathname.slice(1)).replace(/\/$/, '')

  const change = ({ method, url }: IncomingMessage, body: Buffer) => {
    if (method === 'PUT') objects.set(nameIn(url), body)
    if (method === 'DELETE') objects.delete(nameIn(url))
  }

  const answer = ({ method, url = '/' }: IncomingMessage, response: ServerResponse, truncated: boolean) => {
    const { searchParams } = new URL(url, 'http://objects.invalid')
    const name = nameIn(url)
    const [bucket = ''] = name.split('/')
    if (method === 'PUT') return response.writeHead(200, { etag: '"1"' }).end()
    if (method === 'DELETE') return response.writeHead(204).end()
    if (searchParams.get('list-type') === '2') return response.writeHead(200).end(listXml(objects, bucket, searchParams))
    const found = objects.get(name)
    if (!found) return response.writeHead(404).end(method === 'HEAD' ? undefined : missing)
    response.writeHead(200, { 'content-length': found.length, etag: '"1"' })
    if (truncated) return response.write(found.subarray(0, found.length / 2), () => response.destroy())
    return response.end(method === 'HEAD' ? undefined : found)
  }

  const server = createServer(async (request, response) => {
    const body = await readBody(request).catch(() => null)
    if (!body) return
    requests.push(`${request.method} ${request.url}`)
    if (!request.headers.authorization?.includes('Credential=')) return void response.writeHead(403).end()
    const fault = faults.shift()
    if (fault === 'unavailable') return void response.writeHead(503).end()
    if (fault === 'silent') return
    change(request, body)
    if (fault === 'lost') return void request.socket.destroy()
    answer(request, response, fault === 'truncated')
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    objects,
    faults,
    requests,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
