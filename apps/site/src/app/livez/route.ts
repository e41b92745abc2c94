import { jsonResponse } from '../../http/HttpResponse'

/** Liveness: restart the process if this fails. */
export const dynamic = 'force-dynamic'

export function GET(): Response {
  return jsonResponse({ ok: true })
}
