import { receiveWatch } from '../../../../accounts/receiveWatch'
import { jsonResponse } from '../../../../http/HttpResponse'
import { requestedSite } from '../../../../sites/requestedSite'

/** Adds (`save-car`, API-01) or removes (`remove-car`, API-02) a favourite. */
export async function POST(request: Request, { params }: { readonly params: Promise<{ action: string }> }): Promise<Response> {
  const { action } = await params
  const live = await requestedSite(request)
  if (!live || (action !== 'save-car' && action !== 'remove-car'))
    return jsonResponse({ success: false, message: 'There is nothing at this address.' }, 404)
  return receiveWatch(request, live, action === 'save-car')
}
