import { jsonResponse } from '../../../http/HttpResponse'
import { hasInternalSecret } from '../../../http/hasInternalSecret'
import { siteRegistry } from '../../../sites/siteRegistry'

/** Redirects of a host for the front server, which caches them (src/redirects/createRedirects.ts). */
export async function GET(request: Request): Promise<Response> {
  if (!hasInternalSecret(request)) return jsonResponse({ message: 'Not for you.' }, 404)
  return jsonResponse(await siteRegistry().redirects(new URL(request.url).searchParams.get('host') ?? ''))
}
