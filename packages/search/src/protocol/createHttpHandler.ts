import type { IncomingMessage, ServerResponse } from 'node:http'
import { compressed, compressionFor } from './compressed'
import { failure, type SearchHttpRequest, type SearchHttpResponse } from './handleSearchRequest'
import { limits } from './limits'

/** Answers a call for the site that has this host. */
export type AnswerSearch = (call: SearchHttpRequest, host: string | undefined) => SearchHttpResponse | Promise<SearchHttpResponse>

/** Serves search over Node's own HTTP, without anything in between: a page asks with every letter typed. */
export const createHttpHandler =
  (answer: AnswerSearch) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await readBody(request)
    if (body === undefined) return
    const { status, body: json } = await answered(answer, request, body)
    const encoding = compressionFor(request.headers['accept-encoding'], json.length)
    const sent = await compressed(json, encoding)
    if (response.destroyed) return
    response.writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': sent.length,
      'cache-control': 'no-store',
      vary: 'Accept-Encoding',
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      // What is left of a body nobody reads would be taken for the next request.
      ...(body === null ? { connection: 'close' } : {}),
    })
    response.end(request.method === 'HEAD' ? undefined : sent)
  }

async function answered(
  answer: AnswerSearch,
  { method = '', url = '', headers }: IncomingMessage,
  body: string | null,
): Promise<SearchHttpResponse> {
  try {
    return await answer({ method, url, body, header: (name) => headers[name]?.toString() }, headers.host)
  } catch (error) {
    console.error(error)
    return failure(500, 'Something went wrong')
  }
}

/** Null: longer than allowed, and not read to its end. Undefined: whoever asked is gone. */
function readBody(request: IncomingMessage): Promise<string | null | undefined> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let size = 0
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= limits.bodyBytes) chunks.push(chunk)
      else {
        request.pause()
        resolve(null)
      }
    })
    request.once('end', () => resolve(chunks.length === 1 ? chunks[0]?.toString() : Buffer.concat(chunks).toString()))
    request.once('error', () => resolve(undefined))
    request.once('close', () => resolve(undefined))
  })
}
