import { receiveWatch } from '../../../../accounts/receiveWatch'
import { answer } from '../../../../http/HttpAnswer'
import { requestedSite } from '../../../../sites/requestedSite'

/** Adds (`save-car`, API-01) or removes (`remove-car`, API-02) a favourite. */
export async function POST(request: Request, { params }: { readonly params: Promise<{ deed: string }> }): Promise<Response> {
  const { deed } = await params
  const live = await requestedSite(request)
  if (!live || (deed !== 'save-car' && deed !== 'remove-car'))
    return answer({ success: false, message: 'There is nothing at this address.' }, 404)
  return receiveWatch(request, live, deed === 'save-car')
}
