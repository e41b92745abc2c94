import { limits } from '@forecourt/search/protocol/limits'
import { readBody } from '@forecourt/services/http/readBody'
import { answerSearch } from '../../../../search/answerSearch'

/** Search without the server in front (`next dev`), which answers these addresses itself: src/server/createFront.ts. */
async function answer(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const { method, headers } = request
  const call = {
    method,
    url: `${pathname}${search}`,
    body: method === 'GET' ? '' : await readBody(request, limits.bodyBytes),
    header: (name: string) => headers.get(name) ?? undefined,
  }
  const { status, body } = await answerSearch(call, headers.get('host'))
  return new Response(body, { status, headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' } })
}

export { answer as GET, answer as POST }
