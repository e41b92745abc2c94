import { readCheckout } from '@forecourt/data/checkouts/readCheckout'
import type { StoredCheckout } from '@forecourt/data/checkouts/receiptOfCheckout'
import { linkToken, parseLinkToken } from '@forecourt/services/reservations/linkToken'
import { env } from '../env'
import type { LiveSite } from '../sites/createSiteRegistry'
import { database } from '../sites/database'
import { cookieIn } from './accountCookies'

/** A journey of a site, and by what it is found again. */
export interface FoundJourney {
  readonly token: string
  readonly journey: StoredCheckout
}

/** By what a journey is found again: nobody can make one up. */
export const journeyToken = ({ published }: LiveSite, id: string): string =>
  linkToken(env().INTERNAL_SECRET, { kind: 'journey', organisationId: published.organisationId, id })

/** The journey that a link, a form or a cookie names, on the site it was begun on; null for all else. */
export async function foundJourney({ published }: LiveSite, token: string | null): Promise<FoundJourney | null> {
  const id = token && parseLinkToken(env().INTERNAL_SECRET, { kind: 'journey', organisationId: published.organisationId, token })
  const journey = id ? await readCheckout(database(), published, id) : null
  return token && journey ? { token, journey } : null
}

/** The page of the purchase of a car that this browser has begun; null without one. */
export async function purchaseHref(live: LiveSite, car: { readonly id: string } | null, cookies: string | null): Promise<string | null> {
  if (!car) return null
  const found = await foundJourney(live, cookieIn(cookies, 'journey')).catch(() => null)
  return found?.journey.kind === 'buy' && found.journey.carId === car.id
    ? `/checkout-journey?${new URLSearchParams({ journey: found.token })}`
    : null
}
