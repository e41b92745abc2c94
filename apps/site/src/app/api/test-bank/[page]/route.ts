import { jsonResponse } from '../../../../http/HttpResponse'
import { isCrossOrigin } from '../../../../http/isCrossOrigin'
import { receiveTestPress, showTestPage } from '../../../../payments/testBankPage'
import { requestedSite } from '../../../../sites/requestedSite'

interface RouteContext {
  readonly params: Promise<{ readonly page: string }>
}

/** Payment page of the test bank; no money moves. */
export async function GET(request: Request, { params }: RouteContext): Promise<Response> {
  const live = await requestedSite(request)
  return live ? showTestPage(request, live, (await params).page) : jsonResponse({ message: 'There is no site at this address.' }, 404)
}

export async function POST(request: Request, { params }: RouteContext): Promise<Response> {
  const live = await requestedSite(request)
  if (!live) return jsonResponse({ message: 'There is no site at this address.' }, 404)
  if (isCrossOrigin(request)) return jsonResponse({ message: 'This form was not sent from this site.' }, 403)
  return receiveTestPress(request, live, (await params).page)
}
