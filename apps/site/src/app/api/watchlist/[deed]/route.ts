import { receiveWatch } from '../../../../accounts/receiveWatch'
import { answer } from '../../../../http/HttpAnswer'
import { requestedSite } from '../../../../sites/requestedSite'

/** Watches a car (`save-car`, API-01), or no longer (`remove-car`, API-02). */
export async function POST(request: Request, { params }: { readonly params: Promise<{ deed: string }> }): Promise<Response> {
  const { deed } = await params
  const live = await requestedSite(request)
  if (!live || (deed !== 'save-car' && deed !== 'remove-car'))
    return answer({ success: false, message: 'There is nothing at this address.' }, 404)
  return receiveWatch(request, live, deed === 'save-car')
}
