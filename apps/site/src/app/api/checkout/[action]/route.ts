import { receiveCheckout, showReceipt } from '../../../../checkout/receiveCheckout'
import { jsonResponse } from '../../../../http/HttpResponse'
import { requestedSite } from '../../../../sites/requestedSite'

/** Checkout actions. */
export async function POST(request: Request, { params }: { readonly params: Promise<{ action: string }> }): Promise<Response> {
  const live = await requestedSite(request)
  if (!live) return jsonResponse({ message: 'There is no site at this address.' }, 404)
  return receiveCheckout(request, live, (await params).action)
}

/** Receipt of a paid deposit. */
export async function GET(request: Request, { params }: { readonly params: Promise<{ action: string }> }): Promise<Response> {
  const live = await requestedSite(request)
  if (!live || (await params).action !== 'receipt') return jsonResponse({ message: 'There is nothing at this address.' }, 404)
  return showReceipt(request, live)
}
