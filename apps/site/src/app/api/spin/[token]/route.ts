import { jsonResponse } from '../../../../http/HttpResponse'
import { showPrizeEntry } from '../../../../promotions/receivePrizeEntry'
import { requestedSite } from '../../../../sites/requestedSite'

interface RouteContext {
  readonly params: Promise<{ readonly token: string }>
}

/** Shows the result of an entry in a prize draw (“spin to win”) by the token of its link. */
export async function GET(request: Request, { params }: RouteContext): Promise<Response> {
  const live = await requestedSite(request)
  return live ? showPrizeEntry(live, (await params).token) : jsonResponse({ message: 'There is no site at this address.' }, 404)
}
