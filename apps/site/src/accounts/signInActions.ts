import { addContact, savePhone } from '@forecourt/data/shoppers/addContact'
import { openShopperSession } from '@forecourt/data/shoppers/openShopperSession'
import { codeSentTo, countSignInTry } from '@forecourt/data/shoppers/requestSignInCode'
import { signInTypes } from '@forecourt/rules/accounts/hasAccounts'
import {
  missingSignInMethod,
  parseSignInCode,
  type SignInContact,
  type SignInMethod,
  type SignInProblem,
  signInContact,
} from '@forecourt/rules/accounts/SignIn'
import { internationalPhone } from '@forecourt/rules/phone/writtenPhone'
import { sendsTextMessages } from '@forecourt/schema/switches/contactSwitches'
import { isSignInCode } from '@forecourt/services/shoppers/signInCode'
import { env } from '../env'
import { allowedByAll } from '../http/allowedByAll'
import { redirectAfterPost } from '../http/HttpResponse'
import { database } from '../sites/database'
import type { AccountRequest, OwnRequest } from './AccountRequest'
import { accountCookie, hashToken, knownBrowserCookie, markerCookie, newToken, parseCookie } from './accountCookies'
import { accountLimits } from './accountLimits'
import { isAddingMethod, parseReturnAddresses, returnParams } from './parseSignInState'
import { sendSignInCode } from './sendSignInCode'
import { signedInShopper } from './signedInShopper'

/** Redirects to a step of the sign-in page with an error. */
function redirectToSignIn(
  form: URLSearchParams,
  { step, problem, retrySeconds }: { step?: 'code'; problem?: SignInProblem; retrySeconds?: number },
  cookies: readonly string[] = [],
) {
  const params = new URLSearchParams({
    ...returnParams(form),
    ...(step && { step }),
    ...(problem && { problem }),
    ...(retrySeconds && { again: String(retrySeconds) }),
  })
  return redirectAfterPost(`/sign-in?${params}`, cookies)
}

async function sendCode(request: AccountRequest, contact: SignInContact): Promise<Response> {
  const sent = await sendSignInCode(request, contact)
  if (sent.state === 'wait') return redirectToSignIn(request.form, { problem: 'wait' })
  if (sent.state === 'soon') return redirectToSignIn(request.form, { step: 'code', problem: 'soon', retrySeconds: sent.retrySeconds })
  return redirectToSignIn(request.form, { step: 'code' }, sent.cookies)
}

/** Adding a second sign-in method for a signed-in shopper; null for a normal sign-in. */
async function addedSignInMethod({ live, form, cookies }: AccountRequest): Promise<SignInMethod | null> {
  const shopper = isAddingMethod(form) ? await signedInShopper(live, cookies) : null
  return shopper && missingSignInMethod(shopper, live.published.config)
}

/** Sends a sign-in code (RTE-13). Response and timing don't reveal whether the account exists. */
export async function requestCode(request: AccountRequest): Promise<Response> {
  const { config } = request.live.published
  const addedMethod = await addedSignInMethod(request)
  const contact = signInContact(request.form.get('contact') ?? '', config)
  if (addedMethod !== null && contact?.channel !== (addedMethod === 'email' ? 'email' : 'sms'))
    return redirectToSignIn(request.form, { problem: addedMethod === 'email' ? 'contact' : 'mobile' })
  if (!contact) return redirectToSignIn(request.form, { problem: sendsTextMessages(config) ? 'contactOrMobile' : 'contact' })
  return sendCode(request, contact)
}

/** Resends the code to the last recipient. */
export async function resendCode(request: AccountRequest): Promise<Response> {
  const { live, form, cookies } = request
  const browser = parseCookie(cookies, 'code')
  const sentTo = browser && (await codeSentTo(database(), live.published.organisationId, hashToken(browser)))
  const contact = sentTo && signInContact(sentTo, live.published.config)
  return contact ? sendCode(request, contact) : redirectToSignIn(form, { problem: 'spent' })
}

/** Signs in with a code (RTE-13). The attempt is counted before the code is checked. */
export async function signIn({ live, form, cookies, network, now }: AccountRequest): Promise<Response> {
  const { organisationId } = live.published
  const browser = parseCookie(cookies, 'code')
  const limit = await allowedByAll([() => accountLimits.codeAttemptsPerNetwork().take(network)])
  if (!limit.allowed) return redirectToSignIn(form, { step: 'code', problem: 'wait' })
  const entered = parseSignInCode(form.get('code') ?? '')
  // A malformed code doesn't count as an attempt.
  if (entered === null && browser !== null) return redirectToSignIn(form, { step: 'code', problem: 'code' })
  const code = browser && (await countSignInTry(database(), organisationId, { browserHash: hashToken(browser), now }))
  if (!code) return redirectToSignIn(form, { problem: 'spent' }, [accountCookie('code', null)])
  if (!isSignInCode(env().INTERNAL_SECRET, code.id, entered ?? '')) return redirectToSignIn(form, { step: 'code', problem: 'code' })
  const { id: codeId, sentTo } = code
  const adding = isAddingMethod(form) ? await signedInShopper(live, cookies) : null
  if (adding) {
    const done = await addContact(database(), organisationId, { shopperId: adding.id, codeId, sentTo })
    const spent = [accountCookie('code', null)]
    if (done === 'taken' || done === 'spent') return redirectToSignIn(form, { problem: done }, spent)
    return redirectAfterPost(`/my-garage?done=${done === 'joined' ? 'accountsJoined' : 'contactAdded'}`, spent)
  }
  const token = newToken()
  const shopper = await openShopperSession(database(), live.published, { codeId, sentTo, tokenHash: hashToken(token), now })
  if (!shopper) return redirectToSignIn(form, { problem: 'spent' }, [accountCookie('code', null)])
  const target = parseReturnAddresses(form)
  const known = knownBrowserCookie({ organisationId, sentTo })
  const set = [accountCookie('shopper', token), accountCookie('code', null), known, markerCookie(true)]
  if (signInTypes[target.type].needsPhone && shopper.phone === '') return redirectToSignIn(form, {}, set)
  return redirectAfterPost(target.redirect, set)
}

/** Stores a missing phone number (FAV-10). */
export async function storePhone({ live, form, shopper }: OwnRequest): Promise<Response> {
  const { organisationId, config } = live.published
  const phone = internationalPhone((form.get('phone') ?? '').slice(0, 40), config.identity.country)
  if (!phone) return redirectToSignIn(form, { problem: 'phone' })
  await savePhone(database(), organisationId, shopper.id, phone)
  return redirectAfterPost(parseReturnAddresses(form).redirect)
}
