import { chooseAlerts, shopperOfEmail } from '@forecourt/data/shoppers/savedSearches'
import type { UnsubscribeContext } from '@forecourt/rules/accounts/alerts/sendsAlerts'
import { isEmail } from '@forecourt/rules/text/emailIn'
import { readBody } from '@forecourt/services/http/readBody'
import { parseUnsubscribeToken } from '@forecourt/services/shoppers/unsubscribeToken'
import { env } from '../env'
import { allowedByAll } from '../http/allowedByAll'
import { jsonResponse, redirectAfterPost } from '../http/HttpResponse'
import type { LiveSite } from '../sites/createSiteRegistry'
import { database } from '../sites/database'
import { accountLimits } from './accountLimits'
import { networkOfRequest } from './receiveAccountForm'

const redirectToState = (state: UnsubscribeContext['state']) => redirectAfterPost(`/pages/unsubscribe?state=${state}`)

/**
 * Unsubscribes from car alerts (RTE-23): by a mailed link without cookie or confirmation, for one-click unsubscribe (RFC 8058); or by
 * e-mail address, with the same response whether or not it is known.
 */
export async function receiveUnsubscribe(request: Request, { published }: LiveSite): Promise<Response> {
  const { organisationId } = published
  const now = new Date().toISOString()
  const form = new URLSearchParams((await readBody(request, 4096)) ?? '')
  const fromLink = new URL(request.url).searchParams.get('token')
  const token = fromLink ?? form.get('token')
  const stop = (shopperId: string, source: 'link' | 'address') =>
    chooseAlerts(database(), organisationId, { shopperId, choice: 'off', source, now })
  if (token !== null) {
    const shopperId = parseUnsubscribeToken(env().INTERNAL_SECRET, { token, organisationId, now })
    if (shopperId !== null) await stop(shopperId, 'link')
    // One-click unsubscribe clients expect a response without a page.
    if (fromLink !== null) return jsonResponse({ stopped: shopperId !== null }, shopperId === null ? 410 : 200)
    return redirectToState(shopperId === null ? 'old' : 'stopped')
  }
  const limit = await allowedByAll([() => accountLimits.unsubscribesPerNetwork().take(networkOfRequest(request))])
  if (!limit.allowed) return redirectToState('wait')
  const address = (form.get('address') ?? '').trim().toLowerCase()
  if (!isEmail(address)) return redirectToState('address')
  const shopperId = await shopperOfEmail(database(), organisationId, address)
  if (shopperId !== null) await stop(shopperId, 'address')
  return redirectToState('stopped')
}
