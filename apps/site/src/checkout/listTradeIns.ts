import type { StoredCheckout } from '@forecourt/data/checkouts/StoredCheckout'
import { checkoutSteps } from '@forecourt/rules/checkout/checkoutSteps'
import type { CheckoutAbout } from '@forecourt/rules/checkout/Journey'
import { tradedInId } from '@forecourt/rules/checkout/tradedIn'
import { shows } from '@forecourt/rules/parts/shows'
import type { TradeInValue } from '@forecourt/rules/valuations/TradeInValue'
import type { LiveSite } from '../sites/createSiteRegistry'
import { ownTradeIns } from '../valuations/ownTradeIns'

/** The vehicles that a purchase can be paid with in part: the one it knows already, and what this browser and its account have (TRD-02). */
export const listTradeIns = async (
  live: LiveSite,
  { kind, typed }: Pick<StoredCheckout, 'kind' | 'typed'>,
  { cookies, now }: { readonly cookies: string | null; readonly now: string },
): Promise<readonly TradeInValue[]> =>
  shows<Pick<CheckoutAbout, 'kind' | 'config'>>(checkoutSteps.tradeIn, { kind, config: live.published.config })
    ? ownTradeIns(live, { cookies, knownId: tradedInId(typed), now })
    : []
