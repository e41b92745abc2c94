import { jsonResponse } from '../../../../http/HttpResponse'
import { providers } from '../../../../payments/providers'
import { receiveNotice } from '../../../../payments/receiveNotice'
import { database } from '../../../../sites/database'
import { requestedSite } from '../../../../sites/requestedSite'

/** Webhook of a payment provider's account. */
export async function POST(request: Request, { params }: { params: Promise<{ account: string }> }): Promise<Response> {
  const live = await requestedSite(request)
  if (!live) return jsonResponse({ message: 'There is no site at this address.' }, 404)
  const { account } = await params
  const { organisationId } = live.published
  return receiveNotice(request, {
    ...{ db: database(), providers: providers(), organisationId, accountId: account },
    now: new Date().toISOString(),
  })
}
