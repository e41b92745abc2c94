import { receiveUnsubscribe } from '../../../accounts/receiveUnsubscribe'
import { answer } from '../../../http/HttpAnswer'
import { requestedSite } from '../../../sites/requestedSite'

/** Unsubscribes; POST only, as mail scanners open links. */
export async function POST(request: Request): Promise<Response> {
  const live = await requestedSite(request)
  return live ? receiveUnsubscribe(request, live) : answer({ message: 'There is no site at this address.' }, 404)
}
