import { jsonResponse } from '../../../http/HttpResponse'
import { receivePrizeEntry } from '../../../promotions/receivePrizeEntry'
import { requestedSite } from '../../../sites/requestedSite'

export async function POST(request: Request): Promise<Response> {
  const live = await requestedSite(request)
  return live ? receivePrizeEntry(request, live) : jsonResponse({ message: 'There is no site at this address.' }, 404)
}
