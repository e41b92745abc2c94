import { jsonResponse } from '../../../http/HttpResponse'
import { siteLexicon } from '../../../search/siteLexicon'
import { requestedSite } from '../../../sites/requestedSite'

/** Search vocabulary of the site's stock: browsers parse sentences and suggest words with it (SRC-06). */
export async function GET(request: Request): Promise<Response> {
  const live = await requestedSite(request)
  if (!live) return jsonResponse({ message: 'There is no site at this address.' }, 404)
  const lexicon = await siteLexicon(live).catch(() => null)
  if (!lexicon) return jsonResponse({ message: 'We can’t load the cars right now.' }, 503, { 'retry-after': '30' })
  return jsonResponse(lexicon, 200, { 'cache-control': 'private, max-age=60' })
}
