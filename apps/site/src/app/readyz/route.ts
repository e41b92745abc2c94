import { isSilent } from '@forecourt/data/isSilent'
import { isWritable } from '@forecourt/data/isWritable'
import { jsonResponse } from '../../http/HttpResponse'
import { database } from '../../sites/database'
import { siteRegistry } from '../../sites/siteRegistry'

/** Readiness: pages can be read, even without the database; `?for=writes`: writes work; `?for=answers`: the database doesn't hang. */
export const dynamic = 'force-dynamic'

/** Milliseconds without an answer after which the database hangs. */
const silenceMs = 550

async function isReady(purpose: string | null): Promise<boolean> {
  if (purpose === 'writes') return isWritable(database())
  if (purpose === 'answers') return !(await isSilent(database(), silenceMs))
  return siteRegistry()
    .byId('')
    .then(
      () => true,
      () => false,
    )
}

export async function GET(request: Request): Promise<Response> {
  const ok = await isReady(new URL(request.url).searchParams.get('for'))
  return jsonResponse({ ok }, ok ? 200 : 503)
}
