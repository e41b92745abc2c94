import { answer } from '../../http/HttpAnswer'

/** Liveness: restart the process if this fails. */
export const dynamic = 'force-dynamic'

export function GET(): Response {
  return answer({ ok: true })
}
