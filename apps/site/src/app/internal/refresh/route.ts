import { readBody } from '@forecourt/services/http/readBody'
import { revalidateTag } from 'next/cache'
import { answer } from '../../../http/answer'
import { knowsSecret } from '../../../http/knowsSecret'
import { everythingTag } from '../../../refresh/cacheTags'
import { createCacheInvalidator } from '../../../refresh/createCacheInvalidator'
import { parseRefreshes } from '../../../refresh/parseRefreshes'
import { rendersUnderway } from '../../../server/rendersUnderway'
import { shared } from '../../../sites/shared'
import { siteRegistry } from '../../../sites/siteRegistry'

/** How long a page that is being made may hold up an acknowledgement. Milliseconds. */
const timeoutMs = 1000

const refresher = () =>
  shared('refresher', () =>
    createCacheInvalidator({
      registry: siteRegistry(),
      settled: () => rendersUnderway().settled(timeoutMs),
      expire(tags) {
        for (const tag of tags ?? [everythingTag]) revalidateTag(tag, { expire: 0 })
      },
    }),
  )

function parsed(body: string | null): unknown {
  try {
    return JSON.parse(body ?? '')
  } catch {
    return null
  }
}

/**
 * Takes over changes and says which tags they expire: the server in front forgets the pages that have them before it passes the answer
 * on (src/server/createFront.ts). After that no page shows what was before. The console waits for it after a publish; changes that come
 * by the database's notifications arrive here too.
 */
export async function POST(request: Request): Promise<Response> {
  if (!knowsSecret(request)) return answer({ message: 'Not for you.' }, 404)
  const changes = parseRefreshes(parsed(await readBody(request, 2_000_000)))
  if (!changes) return answer({ message: 'Not a change.' }, 400)

  return answer({ tags: await refresher()(changes) })
}
