import { isWritable } from '@forecourt/data/isWritable'
import { jsonResponse } from '../../http/HttpResponse'
import { database } from '../../sites/database'
import { siteRegistry } from '../../sites/siteRegistry'

const minTimeoutMs = 100
const maxTimeoutMs = 2_000

/** Readiness: pages can be read, even without the database; with `?for=writes`, whether writes work, `within` some milliseconds. */
export const dynamic = 'force-dynamic'

export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const forWrites = searchParams.get('for') === 'writes'
  const within = Number(searchParams.get('within') ?? maxTimeoutMs)
  const ok = forWrites
    ? await isWritable(database(), Math.min(Math.max(within || maxTimeoutMs, minTimeoutMs), maxTimeoutMs))
    : await siteRegistry()
        .byId('')
        .then(
          () => true,
          () => false,
        )
  return jsonResponse({ ok }, ok ? 200 : 503)
}
