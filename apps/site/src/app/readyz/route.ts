import { isWritable } from '@forecourt/data/isWritable'
import { jsonResponse } from '../../http/HttpResponse'
import { database } from '../../sites/database'
import { siteRegistry } from '../../sites/siteRegistry'

/** Readiness: pages can be read, even without the database; with `?for=writes`, whether writes work. */
export const dynamic = 'force-dynamic'

export async function GET(request: Request): Promise<Response> {
  const forWrites = new URL(request.url).searchParams.get('for') === 'writes'
  const ok = forWrites
    ? await isWritable(database())
    : await siteRegistry()
        .byId('')
        .then(
          () => true,
          () => false,
        )
  return jsonResponse({ ok }, ok ? 200 : 503)
}
