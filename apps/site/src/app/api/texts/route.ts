import { env } from '../../../env'
import { answer } from '../../../http/HttpAnswer'
import { receiveTextMessage } from '../../../leads/receiveTextMessage'
import { database } from '../../../sites/database'
import { requestedSite } from '../../../sites/requestedSite'

/** Incoming text messages from an SMS gateway. */
export async function POST(request: Request): Promise<Response> {
  const live = await requestedSite(request)
  if (!live) return answer({ message: 'There is no site at this address.' }, 404)
  return receiveTextMessage(request, {
    ...{ db: database(), site: live.published, secret: env().INTERNAL_SECRET, now: new Date().toISOString() },
  })
}
