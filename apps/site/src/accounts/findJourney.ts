import { readCheckout } from '@forecourt/data/checkouts/readCheckout'
import type { StoredCheckout } from '@forecourt/data/checkouts/receiptOfCheckout'
import { linkToken, parseLinkToken } from '@forecourt/services/reservations/linkToken'
import { env } from '../env'
import type { LiveSite } from '../sites/createSiteRegistry'
import { database } from '../sites/database'
import { parseCookie } from './accountCookies'

/** A checkout journey and its token. */
export interface FoundJourney {
  readonly token: string
  readonly journey: StoredCheckout
}

/** Signed token of a journey. */
export const journeyToken = ({ published }: LiveSite, id: string): string =>
  linkToken(env().INTERNAL_SECRET, { kind: 'journey', organisationId: published.organisationId, id })

/** Finds the journey of a token from a link, form or cookie, on the site where it started; null otherwise. */
export async function findJourney({ published }: LiveSite, token: string | null): Promise<FoundJourney | null> {
  const id = token && parseLinkToken(env().INTERNAL_SECRET, { kind: 'journey', organisationId: published.organisationId, token })
  const journey = id ? await readCheckout(database(), published, id) : null
  return token && journey ? { token, journey } : null
}

/** Page of the purchase that this browser started for a car; null for none. */
export async function purchaseHref(live: LiveSite, car: { readonly id: string } | null, cookies: string | null): Promise<string | null> {
  if (!car) return null
  const found = await findJourney(live, parseCookie(cookies, 'journey')).catch(() => null)
  return found?.journey.kind === 'buy' && found.journey.carId === car.id
    ? `/checkout-journey?${new URLSearchParams({ journey: found.token })}`
    : null
}
