import { readShopperSession, type SignedInShopper } from '@forecourt/data/shoppers/openShopperSession'
import { hasAccounts } from '@forecourt/rules/accounts/hasAccounts'
import type { LiveSite } from '../sites/createSiteRegistry'
import { database } from '../sites/database'
import { hashToken, parseCookie } from './accountCookies'

/** The signed-in shopper by the request's cookies, read from the database; null if signed out or if the site has no sign-in. */
export async function signedInShopper({ published }: LiveSite, cookies: string | null): Promise<SignedInShopper | null> {
  const token = hasAccounts(published.config) ? parseCookie(cookies, 'shopper') : null
  if (token === null) return null
  return readShopperSession(database(), published.organisationId, { tokenHash: hashToken(token), now: new Date().toISOString() })
}
