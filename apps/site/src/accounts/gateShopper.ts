import { findGate } from '@forecourt/rules/accounts/findGate'
import { signInHref, signInTypes } from '@forecourt/rules/accounts/hasAccounts'
import { missingSignInMethod } from '@forecourt/rules/accounts/SignIn'
import { backFromGate } from '@forecourt/rules/routing/carHref'
import type { LiveSite } from '../sites/createSiteRegistry'
import { isAddingMethod, parseReturnAddresses } from './parseSignInState'
import { signedInShopper } from './signedInShopper'

/** Access to a page: whether it is restricted, and the redirect for others. */
export interface Gate {
  readonly gated: boolean
  readonly to: string | null
}

const open: Gate = { gated: false, to: null }

/**
 * Redirects signed-out shoppers from restricted pages to the sign-in page, and signed-in ones away from it (AUTH-08). While the database
 * is unavailable, all shoppers count as signed out.
 */
export async function gateShopper(live: LiveSite, path: string, search: string, cookies: string | null): Promise<Gate> {
  const { config } = live.published
  const isSignIn = path === '/sign-in'
  const type = isSignIn ? null : findGate(path, config)
  if (!isSignIn && type === null) return open
  const shopper = await signedInShopper(live, cookies).catch((error: unknown) => {
    console.error(error)
    return null
  })
  if (type !== null)
    return { gated: true, to: shopper ? null : signInHref(type, { redirect: `${path}${search}`, back: backFromGate(path, search) }) }
  const params = new URLSearchParams(search)
  const signIn = parseReturnAddresses(params)
  if (shopper && isAddingMethod(params)) return { gated: true, to: missingSignInMethod(shopper, config) === null ? signIn.redirect : null }
  const isDone = shopper !== null && (shopper.phone !== '' || !signInTypes[signIn.type].needsPhone)
  return { gated: true, to: isDone ? signIn.redirect : null }
}
