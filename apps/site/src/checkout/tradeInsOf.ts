import type { StoredCheckout } from '@forecourt/data/checkouts/StoredCheckout'
import { tradedInId } from '@forecourt/rules/checkout/tradedIn'
import type { TradeInValue } from '@forecourt/rules/valuations/TradeInValue'
import type { LiveSite } from '../sites/createSiteRegistry'
import { ownTradeIns } from '../valuations/ownTradeIns'

/** The vehicles that a purchase can be paid with in part: the one it knows already, and what this browser and its account have (TRD-02). */
export const tradeInsOf = async (
  live: LiveSite,
  { kind, typed }: Pick<StoredCheckout, 'kind' | 'typed'>,
  { cookies, now }: { readonly cookies: string | null; readonly now: string },
): Promise<readonly TradeInValue[]> =>
  kind === 'buy' && live.published.config.checkout.askTradeIn ? ownTradeIns(live, { cookies, knownId: tradedInId(typed), now }) : []
