import { readBody } from '@forecourt/services/http/readBody'
import { jsonResponse } from '../../../http/HttpResponse'
import { hasInternalSecret } from '../../../http/hasInternalSecret'
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
 * Applies changes to the sites in memory and responds with the expired cache tags, null for all. The front server expires the tagged
 * pages before it forwards the response (src/server/createFront.ts), and refuses to cache a page whose rendering started earlier:
 * afterwards no cached page is stale. The console awaits it after a publish; changes from database notifications arrive here too.
 */
export async function POST(request: Request): Promise<Response> {
  if (!hasInternalSecret(request)) return jsonResponse({ message: 'Not for you.' }, 404)
  const changes = parseRefreshes(parsed(await readBody(request, 2_000_000)))
  if (!changes) return jsonResponse({ message: 'Not a change.' }, 400)
  await siteRegistry().refresh(...changes)
  return jsonResponse({ tags: staleTags(changes) })
}
