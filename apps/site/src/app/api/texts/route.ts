import { env } from '../../../env'
import { answer } from '../../../http/HttpAnswer'
import { receiveTextMessage } from '../../../leads/receiveTextMessage'
import { database } from '../../../sites/database'
import { requestedSite } from '../../../sites/requestedSite'

/** Text messages that shoppers send to the dealer's number, handed over by a gateway. */
export async function POST(request: Request): Promise<Response> {
  const live = await requestedSite(request)
  if (!live) return answer({ message: 'There is no site at this address.' }, 404)
  return receiveTextMessage(request, {
    ...{ db: database(), site: live.published, secret: env().INTERNAL_SECRET, now: new Date().toISOString() },
  })
}
