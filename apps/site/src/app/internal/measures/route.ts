import { addEventCounts } from '@forecourt/data/sites/measuring/addEventCounts'
import { momentInZone } from '@forecourt/rules/dates/momentInZone'
import { jsonResponse } from '../../../http/HttpResponse'
import { hasInternalSecret } from '../../../http/hasInternalSecret'
import { readJson } from '../../../http/readJson'
import { parseCounts } from '../../../measuring/counting/parseCounts'
import { database } from '../../../sites/database'
import { siteRegistry } from '../../../sites/siteRegistry'

/** Stores event counts of the front server (src/measuring/counting/createEventCounts.ts). */
export async function POST(request: Request): Promise<Response> {
  if (!hasInternalSecret(request)) return jsonResponse({ message: 'Not for you.' }, 404)
  const counts = parseCounts(await readJson(request, 32_000_000))
  if (!counts) return jsonResponse({ message: 'Not a count.' }, 400)
  const now = new Date().toISOString()
  const days = await Promise.all(
    counts.map(async (each) => {
      const live = await siteRegistry().byId(each.siteId)
      return live ? [{ ...each, day: momentInZone(now, live.published.config.identity.timeZone).date }] : []
    }),
  )
  await addEventCounts(database(), days.flat())
  return jsonResponse({ ok: true })
}
