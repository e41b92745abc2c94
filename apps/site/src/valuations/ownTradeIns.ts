import { tradeInValues } from '@forecourt/data/shoppers/tradeInValues'
import type { TradeInValue } from '@forecourt/rules/valuations/TradeInValue'
import { signedInShopper } from '../accounts/signedInShopper'
import type { LiveSite } from '../sites/createSiteRegistry'
import { database } from '../sites/database'
import { valuationOfRequest } from './valuationOfRequest'

interface TradeInsQuery {
  readonly cookies: string | null
  /** A vehicle that is theirs already. */
  readonly knownId?: string | null
  readonly now: string
}

/** The vehicles of whoever asks that were sent to be valued: of this browser and of the account that is signed in, on this site (TRD-02). */
export async function ownTradeIns(live: LiveSite, { cookies, knownId = null, now }: TradeInsQuery): Promise<TradeInValue[]> {
  const [stored, shopper] = await Promise.all([
    valuationOfRequest(live, { token: null, cookies, now }),
    signedInShopper(live, cookies).catch(() => null),
  ])
  const vehicleIds = [knownId, stored?.vehicleId ?? null].filter((id) => id !== null)
  return vehicleIds.length === 0 && shopper === null ? [] : tradeInValues(database(), live.published, { vehicleIds, shopper, now })
}
