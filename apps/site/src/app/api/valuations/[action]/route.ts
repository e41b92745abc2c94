import { answer } from '../../../../http/HttpAnswer'
import { requestedSite } from '../../../../sites/requestedSite'
import { receiveValuation } from '../../../../valuations/receiveValuation'

/** A step of a valuation (API-08). */
export async function POST(request: Request, { params }: { readonly params: Promise<{ action: string }> }): Promise<Response> {
  const live = await requestedSite(request)
  if (!live) return answer({ message: 'There is no site at this address.' }, 404)
  return receiveValuation(request, live, (await params).action)
}
