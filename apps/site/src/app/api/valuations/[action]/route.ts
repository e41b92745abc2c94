import { jsonResponse } from '../../../../http/HttpResponse'
import { requestedSite } from '../../../../sites/requestedSite'
import { receiveValuation } from '../../../../valuations/receiveValuation'

/** A step of a valuation (API-08). */
export async function POST(request: Request, { params }: { readonly params: Promise<{ action: string }> }): Promise<Response> {
  const live = await requestedSite(request)
  if (!live) return jsonResponse({ message: 'There is no site at this address.' }, 404)
  return receiveValuation(request, live, (await params).action)
}
