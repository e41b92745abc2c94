import { findGate } from '@forecourt/rules/accounts/findGate'
import { signInHref, signInTypes } from '@forecourt/rules/accounts/hasAccounts'
import { secondWay } from '@forecourt/rules/accounts/SignIn'
import { backFromGate } from '@forecourt/rules/routing/carHref'
import type { LiveSite } from '../sites/createSiteRegistry'
import { signedInShopper } from './signedInShopper'
import { asksToAdd, signInWay } from './toSignIn'

/** Whether a page is one that not everybody gets, and where somebody who doesn't is to go instead. */
export interface Gate {
  readonly gated: boolean
  readonly to: string | null
}

const open: Gate = { gated: false, to: null }

/**
 * Leads whoever is signed out from a page that asks for it to the sign-in page, and whoever is signed in on from there (AUTH-08). While
 * the database is away, nobody is signed in.
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
  const said = new URLSearchParams(search)
  const way = signInWay(said)
  if (shopper && asksToAdd(said)) return { gated: true, to: secondWay(shopper, config) === null ? way.redirect : null }
  const isDone = shopper !== null && (shopper.phone !== '' || !signInTypes[way.type].needsPhone)
  return { gated: true, to: isDone ? way.redirect : null }
}
