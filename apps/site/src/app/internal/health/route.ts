import { answer } from '../../../http/HttpAnswer'

/** Says that this server takes requests; the database may be away, pages are served all the same. */
export const dynamic = 'force-dynamic'

export function GET(): Response {
  return answer({ ok: true })
}
