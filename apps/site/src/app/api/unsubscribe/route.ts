import { receiveUnsubscribe } from '../../../accounts/receiveUnsubscribe'
import { jsonResponse } from '../../../http/HttpResponse'
import { requestedSite } from '../../../sites/requestedSite'

/** Unsubscribes; POST only, as mail scanners open links. */
export async function POST(request: Request): Promise<Response> {
  const live = await requestedSite(request)
  return live ? receiveUnsubscribe(request, live) : jsonResponse({ message: 'There is no site at this address.' }, 404)
}
