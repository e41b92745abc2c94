import type { NextApiRequest, NextApiResponse } from 'next'
import { requestHost } from '../../http/requestHost'
import { handleRequest } from '../../page/handleRequest'

export const config = { api: { bodyParser: false, responseLimit: false } }

/** Any address without an endpoint is a page (next.config.mjs). */
export default async function page({ method = 'GET', url = '/', headers }: NextApiRequest, response: NextApiResponse): Promise<void> {
  const at = url.indexOf('?')
  const [path, query] = at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)]
  const authority = headers.host ?? ''
  const answer = await handleRequest({
    method,
    host: requestHost(authority),
    authority,
    path,
    query: query === '?' ? '' : query,
    headers: { get: (name) => headers[name]?.toString() ?? null },
  })
  for (const [name, value] of Object.entries(answer.headers)) response.setHeader(name, value)
  response.status(answer.status).end(method === 'HEAD' ? undefined : answer.body)
}
