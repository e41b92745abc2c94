import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { offersSubscriptions } from '@forecourt/schema/switches/offersSubscriptions'
import { shownFinance } from '@forecourt/schema/switches/shownFinance'
import { showsMarketPrice, showsViews } from '../car/page/panelParts'
import { revealsPhones } from '../phone/revealsPhones'

/** What decides which fields of a car its card is given. */
export const shownOfCars = (config: ResolvedConfig): object => ({
  subscriptions: offersSubscriptions(config),
  provider: config.finance.provider,
  views: showsViews.holds({ config }),
  market: showsMarketPrice.holds({ config }),
  estimates: shownFinance.estimates(config),
  quotes: shownFinance.quotes(config),
  phones: revealsPhones(config),
})
