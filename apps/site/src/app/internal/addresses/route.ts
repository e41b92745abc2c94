import { countAddresses } from '@forecourt/data/pages/redirects/countAddresses'
import { jsonResponse } from '../../../http/HttpResponse'
import { hasInternalSecret } from '../../../http/hasInternalSecret'
import { readJson } from '../../../http/readJson'
import { parseAddressCounts } from '../../../redirects/createAddressLog'
import { database } from '../../../sites/database'

/** Stores address counts of the front server (src/redirects/createAddressLog.ts). */
export async function POST(request: Request): Promise<Response> {
  if (!hasInternalSecret(request)) return jsonResponse({ message: 'Not for you.' }, 404)
  const counts = parseAddressCounts(await readJson(request, 4_000_000))
  if (!counts) return jsonResponse({ message: 'Not a count.' }, 400)
  const now = new Date().toISOString()
  for (const { siteId, organisationId, followed, missing } of counts)
    await countAddresses(database(), { siteId, organisationId, now }, { followed: new Map(followed), missing: new Map(missing) })
  return jsonResponse({ ok: true })
}
