import { codeSentTo } from '@forecourt/data/shoppers/requestSignInCode'
import { missingSignInMethod } from '@forecourt/rules/accounts/SignIn'
import { hashToken, parseCookie } from '../../accounts/accountCookies'
import { isAddingMethod, parseSignInState } from '../../accounts/parseSignInState'
import { signedInShopper } from '../../accounts/signedInShopper'
import { database } from '../../sites/database'
import type { OwnPage } from '../OwnPage'

/** The sign-in state. */
export const signIn: OwnPage<'signIn'> = async ({ live, params, cookies }) => {
  const shopper = await signedInShopper(live, cookies).catch(() => null)
  const browser = params.get('step') === 'code' ? parseCookie(cookies, 'code') : null
  const sentTo = browser === null ? null : await codeSentTo(database(), live.published.organisationId, hashToken(browser)).catch(() => null)
  const addedMethod = shopper && isAddingMethod(params) ? missingSignInMethod(shopper, live.published.config) : null
  const step = shopper && addedMethod === null ? 'phone' : sentTo ? 'code' : 'contact'
  return { signIn: parseSignInState(params, { step, sentTo: sentTo ?? '', addedMethod }) }
}
