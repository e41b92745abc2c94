import { timingSafeEqual } from 'node:crypto'
import { revalidateTag } from 'next/cache'
import { env } from '../../../env'
import { answer } from '../../../http/answer'
import { readBody } from '../../../http/readBody'
import { everythingTag } from '../../../refresh/cacheTags'
import { createRefresher } from '../../../refresh/createRefresher'
import { readRefreshes } from '../../../refresh/readRefreshes'
import { pageCache } from '../../../server/pageCache'
import { shared } from '../../../sites/shared'
import { siteRegistry } from '../../../sites/siteRegistry'

/** How long a page that is being made may hold up an acknowledgement. Milliseconds. */
const patience = 1000

const refresher = () =>
  shared('refresher', () =>
    createRefresher({
      registry: siteRegistry(),
      settled: () => pageCache().settled(patience),
      expire(tags) {
        if (tags === null) pageCache().expireAll()
        else pageCache().expire(tags)
        for (const tag of tags ?? [everythingTag]) revalidateTag(tag, { expire: 0 })
      },
    }),
  )

/**
 * Takes over changes: once this has answered, no page shows what was before. The console waits for it after a publish;
 * changes that come by the database's notifications arrive here too.
 */
export async function POST(request: Request): Promise<Response> {
  if (!knowsSecret(request.headers.get('x-internal-secret') ?? '')) return answer({ message: 'Not for you.' }, 404)
  const changes = readRefreshes(parsed(await readBody(request, 2_000_000)))
  if (!changes) return answer({ message: 'Not a change.' }, 400)

  await refresher()(changes)
  return new Response(null, { status: 204 })
}

function knowsSecret(said: string): boolean {
  const [one, other] = [Buffer.from(said), Buffer.from(env().INTERNAL_SECRET)]
  return one.length === other.length && timingSafeEqual(one, other)
}

function parsed(body: string | null): unknown {
  try {
    return JSON.parse(body ?? '')
  } catch {
    return null
  }
}
