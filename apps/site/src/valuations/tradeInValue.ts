import { type TradeInValue, valuationForCheckout } from '@forecourt/data/valuations/valuationForCheckout'
import { readValuationToken } from '@forecourt/services/valuations/valuationToken'
import { cookieIn } from '../accounts/accountCookies'
import { env } from '../env'
import type { LiveSite } from '../sites/createSiteRegistry'
import { database } from '../sites/database'

/**
 * What the shopper's own vehicle brings into a checkout (RTE-06), by the cookie of this browser; null without one, without a figure, and
 * once it ran out. A checkout asks it at its step of the trade-in, keeps `valuationId`, and asks `valuationForCheckout` with that
 * before anything rests on the amount: offers run out, and the dealership changes them.
 */
export async function tradeInValue({ published }: LiveSite, cookies: string | null, now: string): Promise<TradeInValue | null> {
  const id = readValuationToken(env().INTERNAL_SECRET, published.organisationId, cookieIn(cookies, 'valuation'))
  return id === null ? null : valuationForCheckout(database(), published, id, now)
}
