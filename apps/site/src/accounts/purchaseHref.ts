import type { LiveSite } from '../sites/createSiteRegistry'
import { cookieIn } from './accountCookies'
import { foundJourney } from './foundJourney'

/** The page of the purchase of a car that this browser has begun; null without one. */
export async function purchaseHref(live: LiveSite, car: { readonly id: string } | null, cookies: string | null): Promise<string | null> {
  if (!car) return null
  const found = await foundJourney(live, cookieIn(cookies, 'journey')).catch(() => null)
  return found?.journey.kind === 'buy' && found.journey.carId === car.id
    ? `/checkout-journey?${new URLSearchParams({ journey: found.token })}`
    : null
}
