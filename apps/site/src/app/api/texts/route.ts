import { env } from '../../../env'
import { jsonResponse } from '../../../http/HttpResponse'
import { receiveTextMessage } from '../../../leads/receiveTextMessage'
import { database } from '../../../sites/database'
import { requestedSite } from '../../../sites/requestedSite'

/** Incoming text messages from an SMS gateway. */
export async function POST(request: Request): Promise<Response> {
  const live = await requestedSite(request)
  if (!live) return jsonResponse({ message: 'There is no site at this address.' }, 404)
  return receiveTextMessage(request, {
    ...{ db: database(), site: live.published, secret: env().INTERNAL_SECRET, now: new Date().toISOString() },
  })
}
