import { answer } from '../../http/HttpAnswer'

/** This process answers. Whoever finds that it does not may start it again. */
export const dynamic = 'force-dynamic'

export function GET(): Response {
  return answer({ ok: true })
}
