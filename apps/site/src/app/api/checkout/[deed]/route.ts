import { receiveCheckout } from '../../../../checkout/receiveCheckout'
import { answer } from '../../../../http/answer'
import { requestedSite } from '../../../../sites/requestedSite'

/** What a form on a shopper's way to a car asks for. */
export async function POST(request: Request, { params }: { readonly params: Promise<{ deed: string }> }): Promise<Response> {
  const live = await requestedSite(request)
  if (!live) return answer({ message: 'There is no site at this address.' }, 404)
  return receiveCheckout(request, live, (await params).deed)
}
