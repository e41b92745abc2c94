import { receiveAccountForm } from '../../../../accounts/receiveAccountForm'
import { jsonResponse } from '../../../../http/HttpResponse'
import { requestedSite } from '../../../../sites/requestedSite'

/** Actions of the sign-in page and the garage. */
export async function POST(request: Request, { params }: { readonly params: Promise<{ action: string }> }): Promise<Response> {
  const live = await requestedSite(request)
  if (!live) return jsonResponse({ message: 'There is no site at this address.' }, 404)
  return receiveAccountForm(request, live, (await params).action)
}
