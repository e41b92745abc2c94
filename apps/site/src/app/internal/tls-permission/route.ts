import { env } from '../../../env'
import { jsonResponse } from '../../../http/HttpResponse'
import { sameSecret } from '../../../http/hasInternalSecret'
import { siteRegistry } from '../../../sites/siteRegistry'

/**
 * Whether a certificate may be issued for a host: 200 for the verified hosts of live sites, else 404. Requested by Caddy before it issues
 * one (deploy/caddy/Caddyfile). Caddy can send only a URL, so the token is in the query. Answered from memory, also without the database.
 */
export async function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams
  const { TLS_PERMISSION_TOKEN: token } = env()
  const isKnown = token !== undefined && sameSecret(query.get('token') ?? '', token)
  const isPermitted = isKnown && (await siteRegistry().hasHost((query.get('domain') ?? '').toLowerCase()))
  return isPermitted ? jsonResponse({ ok: true }) : jsonResponse({ message: 'No site.' }, 404)
}
