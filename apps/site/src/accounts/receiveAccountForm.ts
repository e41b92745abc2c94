import { hasAccounts, signInHref } from '@forecourt/rules/accounts/hasAccounts'
import { clientAddress } from '@forecourt/services/front/clientAddress'
import { readBody } from '@forecourt/services/http/readBody'
import { clientNetwork } from '@forecourt/services/limits/clientNetwork'
import { env } from '../env'
import { jsonResponse, redirectAfterPost } from '../http/HttpResponse'
import { isCrossOrigin } from '../http/isCrossOrigin'
import type { LiveSite } from '../sites/createSiteRegistry'
import type { AccountRequest, OwnRequest } from './AccountRequest'
import {
  claimOwnReservation,
  eraseAccount,
  removeFavourite,
  removeSearch,
  saveAlerts,
  saveSearch,
  signOut,
  signOutEverywhere,
} from './garageActions'
import { returnParams } from './parseSignInState'
import { saveConfirmedSearch, sendSearchLink } from './searchActions'
import { signedInShopper } from './signedInShopper'
import { requestCode, resendCode, signIn, storePhone } from './signInActions'

/** Actions that need no sign-in. */
const publicActions: { readonly [action: string]: (request: AccountRequest) => Promise<Response> } = {
  code: requestCode,
  again: resendCode,
  'sign-in': signIn,
  'request-search': sendSearchLink,
  'confirm-search': saveConfirmedSearch,
}

/** Actions that require sign-in. */
const shopperActions: { readonly [action: string]: (request: OwnRequest) => Promise<Response> } = {
  phone: storePhone,
  'sign-out': signOut,
  'sign-out-everywhere': signOutEverywhere,
  'drop-car': removeFavourite,
  'keep-search': saveSearch,
  'drop-search': removeSearch,
  alerts: saveAlerts,
  'claim-reservation': claimOwnReservation,
  erase: eraseAccount,
}

/** Bytes. */
const maxFormBytes = 8 * 1024

export const networkOfRequest = (request: Request): string =>
  clientNetwork(clientAddress(request.headers.get('x-forwarded-for'), env().TRUSTED_PROXIES))

/** Handles an account form posted from the site itself (AUTH-02, RTE-13). Always redirects. */
export async function receiveAccountForm(request: Request, live: LiveSite, action: string): Promise<Response> {
  const [publicAction, shopperAction] = [
    Object.hasOwn(publicActions, action) && publicActions[action],
    Object.hasOwn(shopperActions, action) && shopperActions[action],
  ]
  if (!hasAccounts(live.published.config) || (!publicAction && !shopperAction))
    return jsonResponse({ message: 'There’s nothing at this address.' }, 404)
  if (isCrossOrigin(request)) return jsonResponse({ message: 'This form wasn’t sent from this site.' }, 403)
  const body = await readBody(request, maxFormBytes)
  if (body === null) return jsonResponse({ message: 'That’s too much text for one form.' }, 413)
  const form = new URLSearchParams(body)
  const cookies = request.headers.get('cookie')
  const sent = { live, form, cookies, network: networkOfRequest(request), now: new Date().toISOString() }
  try {
    if (publicAction) return await publicAction(sent)
    const shopper = await signedInShopper(live, cookies)
    if (!shopper || !shopperAction) return redirectAfterPost(signInHref('my-garage', { redirect: '/my-garage', back: '/' }))
    return await shopperAction({ ...sent, shopper })
  } catch (error) {
    console.error(error)
    const page = action.endsWith('-search')
      ? '/save-search?problem=away'
      : `/sign-in?${new URLSearchParams({ ...returnParams(form), problem: 'away' })}`
    return redirectAfterPost(page)
  }
}
