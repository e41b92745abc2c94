import { jsonResponse } from '../../../../http/HttpResponse'
import { isCrossOrigin } from '../../../../http/isCrossOrigin'
import { receivePayment, showPaymentRequest } from '../../../../payments/paymentRequestPage'
import { requestedSite } from '../../../../sites/requestedSite'

interface RouteContext {
  readonly params: Promise<{ readonly token: string }>
}

/** Data of a payment request, by the token of its link. */
export async function GET(request: Request, { params }: RouteContext): Promise<Response> {
  const live = await requestedSite(request)
  return live
    ? showPaymentRequest(request, live, (await params).token)
    : jsonResponse({ message: 'There is no site at this address.' }, 404)
}

export async function POST(request: Request, { params }: RouteContext): Promise<Response> {
  const live = await requestedSite(request)
  if (!live) return jsonResponse({ message: 'There is no site at this address.' }, 404)
  if (isCrossOrigin(request)) return jsonResponse({ message: 'This form was not sent from this site.' }, 403)
  return receivePayment(request, live, (await params).token)
}
