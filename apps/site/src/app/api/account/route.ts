import { hasAccounts } from '@forecourt/rules/accounts/hasAccounts'
import { accountState, mergeBrowserLists } from '../../../accounts/accountState'
import { signedInShopper } from '../../../accounts/signedInShopper'
import { jsonResponse } from '../../../http/HttpResponse'
import { requestedSite } from '../../../sites/requestedSite'

/** Account state of the signed-in shopper for cached pages; null if signed out. */
export async function GET(request: Request): Promise<Response> {
  const live = await requestedSite(request)
  if (!live || !hasAccounts(live.published.config)) return jsonResponse({ message: 'This site has no accounts.' }, 404)
  const shopper = await signedInShopper(live, request.headers.get('cookie'))
  return jsonResponse(shopper && (await accountState(live, shopper)))
}

/** Merges the browser's lists into the account. */
export async function POST(request: Request): Promise<Response> {
  const live = await requestedSite(request)
  return live ? mergeBrowserLists(request, live) : jsonResponse({ message: 'There is no site at this address.' }, 404)
}
