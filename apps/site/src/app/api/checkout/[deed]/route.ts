import { receiveCheckout, showReceipt } from '../../../../checkout/receiveCheckout'
import { answer } from '../../../../http/HttpAnswer'
import { requestedSite } from '../../../../sites/requestedSite'

/** What a form on a shopper's way to a car asks for. */
export async function POST(request: Request, { params }: { readonly params: Promise<{ deed: string }> }): Promise<Response> {
  const live = await requestedSite(request)
  if (!live) return answer({ message: 'There is no site at this address.' }, 404)
  return receiveCheckout(request, live, (await params).deed)
}

/** The receipt of a deposit that was paid. */
export async function GET(request: Request, { params }: { readonly params: Promise<{ deed: string }> }): Promise<Response> {
  const live = await requestedSite(request)
  if (!live || (await params).deed !== 'receipt') return answer({ message: 'There is nothing at this address.' }, 404)
  return showReceipt(request, live)
}
