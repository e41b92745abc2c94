import { jsonResponse } from '../../../http/HttpResponse'
import { requestedSite } from '../../../sites/requestedSite'
import { receiveMiscellaneous } from '../../../valuations/receiveMiscellaneous'

/** Valuation endpoint for dealers' older websites (API-09). */
export async function POST(request: Request): Promise<Response> {
  const live = await requestedSite(request)
  if (!live) return jsonResponse({ success: false, message: 'There is no site at this address.' }, 404)
  return receiveMiscellaneous(request, live)
}
