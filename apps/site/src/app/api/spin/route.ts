import { answer } from '../../../http/HttpAnswer'
import { receiveSpin } from '../../../promotions/receiveSpin'
import { requestedSite } from '../../../sites/requestedSite'

export async function POST(request: Request): Promise<Response> {
  const live = await requestedSite(request)
  return live ? receiveSpin(request, live) : answer({ message: 'There is no site at this address.' }, 404)
}
