import { hasAccounts } from '@forecourt/rules/accounts/hasAccounts'
import { accountState, receiveJoin } from '../../../accounts/accountState'
import { signedInShopper } from '../../../accounts/signedInShopper'
import { answer } from '../../../http/HttpAnswer'
import { requestedSite } from '../../../sites/requestedSite'

/** Account state of the signed-in shopper for cached pages; null if signed out. */
export async function GET(request: Request): Promise<Response> {
  const live = await requestedSite(request)
  if (!live || !hasAccounts(live.published.config)) return answer({ message: 'This site has no accounts.' }, 404)
  const shopper = await signedInShopper(live, request.headers.get('cookie'))
  return answer(shopper && (await accountState(live, shopper)))
}

/** Merges the browser's lists into the account. */
export async function POST(request: Request): Promise<Response> {
  const live = await requestedSite(request)
  return live ? receiveJoin(request, live) : answer({ message: 'There is no site at this address.' }, 404)
}
