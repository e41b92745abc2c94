import { readBody } from '@forecourt/services/http/readBody'
import { answer } from '../../../http/HttpAnswer'
import { knowsSecret } from '../../../http/knowsSecret'
import { staleTags } from '../../../refresh/cacheTags'
import { parseRefreshes } from '../../../refresh/parseRefreshes'
import { siteRegistry } from '../../../sites/siteRegistry'

function parsed(body: string | null): unknown {
  try {
    return JSON.parse(body ?? '')
  } catch {
    return null
  }
}

/**
 * Applies changes to the sites this process holds and answers with the cache tags that they expire, null for all. The server in front
 * expires the pages with these tags before it passes the answer on (src/server/createFront.ts), and refuses to cache a page that was begun
 * before: after that no cached page shows the state before the change. The console waits for it after a publish; changes that come by the
 * database's notifications arrive here too.
 */
export async function POST(request: Request): Promise<Response> {
  if (!knowsSecret(request)) return answer({ message: 'Not for you.' }, 404)
  const changes = parseRefreshes(parsed(await readBody(request, 2_000_000)))
  if (!changes) return answer({ message: 'Not a change.' }, 400)
  await siteRegistry().refresh(...changes)
  return answer({ tags: staleTags(changes) })
}
