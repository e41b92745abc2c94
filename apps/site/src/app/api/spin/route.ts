import { jsonResponse } from '../../../http/HttpResponse'
import { receiveSpin } from '../../../promotions/receiveSpin'
import { requestedSite } from '../../../sites/requestedSite'

export async function POST(request: Request): Promise<Response> {
  const live = await requestedSite(request)
  return live ? receiveSpin(request, live) : jsonResponse({ message: 'There is no site at this address.' }, 404)
}
