import { shopperRecord } from '@forecourt/data/shoppers/shopperRecord'
import { signedInShopper } from '../../../../accounts/signedInShopper'
import { jsonResponse } from '../../../../http/HttpResponse'
import { isCrossOrigin } from '../../../../http/isCrossOrigin'
import { database } from '../../../../sites/database'
import { requestedSite } from '../../../../sites/requestedSite'

/** Data export of the signed-in shopper. */
export async function GET(request: Request): Promise<Response> {
  const live = await requestedSite(request)
  const shopper = live && !isCrossOrigin(request) ? await signedInShopper(live, request.headers.get('cookie')) : null
  if (!live || !shopper) return jsonResponse({ message: 'Please sign in first.' }, 401)
  const record = await shopperRecord(database(), live.published.organisationId, shopper.id)
  return new Response(JSON.stringify(record, null, 2), {
    headers: {
      'content-type': 'application/json',
      'content-disposition': 'attachment; filename="my-data.json"',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}
