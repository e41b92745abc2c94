import type { NextApiRequest, NextApiResponse } from 'next'
import { requestHost } from '../../http/requestHost'
import { handleRequest } from '../../page/handleRequest'

export const config = { api: { bodyParser: false, responseLimit: false } }

/** Any address without an endpoint is a page (next.config.mjs). */
export default async function page({ method = 'GET', url = '/', headers }: NextApiRequest, response: NextApiResponse): Promise<void> {
  const queryStart = url.indexOf('?')
  const [path, query] = queryStart < 0 ? [url, ''] : [url.slice(0, queryStart), url.slice(queryStart)]
  const authority = headers.host ?? ''
  const result = await handleRequest({
    method,
    host: requestHost(authority),
    authority,
    path,
    query: query === '?' ? '' : query,
    headers: { get: (name) => headers[name]?.toString() ?? null },
  })
  for (const [name, value] of Object.entries(result.headers)) response.setHeader(name, value)
  response.status(result.status).end(method === 'HEAD' ? undefined : result.body)
}
