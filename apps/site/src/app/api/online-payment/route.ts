import { jsonResponse } from '../../../http/HttpResponse'
import { receiveOnlinePayment } from '../../../payments/receiveOnlinePayment'
import { requestedSite } from '../../../sites/requestedSite'

export async function POST(request: Request): Promise<Response> {
  const live = await requestedSite(request)
  return live ? receiveOnlinePayment(request, live) : jsonResponse({ message: 'There is no site at this address.' }, 404)
}
