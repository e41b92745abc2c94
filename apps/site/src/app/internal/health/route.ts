import { jsonResponse } from '../../../http/HttpResponse'

/** Liveness of this server; the database may be unavailable, as pages are still served. */
export const dynamic = 'force-dynamic'

export function GET(): Response {
  return jsonResponse({ ok: true })
}
