import { valuesOnline } from '@forecourt/rules/valuations/isValuedOnline'
import { tradeInDeposit } from '@forecourt/rules/valuations/tradeInText'
import { jsonResponse } from '../../../http/HttpResponse'
import { requestedSite } from '../../../sites/requestedSite'
import { ownTradeIns } from '../../../valuations/valuationOfRequest'

/** Valuations of this browser or shopper for cached pages (FIN-18). */
export async function GET(request: Request): Promise<Response> {
  const live = await requestedSite(request)
  if (!live || !valuesOnline.holds(live.published)) return jsonResponse({ message: 'Nothing is valued here.' }, 404)
  const { name, timeZone } = live.published.config.identity
  const own = await ownTradeIns(live, { cookies: request.headers.get('cookie'), now: new Date().toISOString() })
  return jsonResponse({ own: own.map((value) => tradeInDeposit(value, { timeZone, dealer: name })) })
}
