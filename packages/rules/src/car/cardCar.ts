import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { offersSubscriptions } from '@forecourt/schema/switches/offersSubscriptions'
import { shownFinance } from '@forecourt/schema/switches/shownFinance'
import type { Car } from '../entities/Car'
import { providerFigures } from '../finance/lender/lenderFigures'
import { maskPhone, revealsPhones } from '../phone/phoneFor'
import { showsMarketPrice, showsViews } from './page/panelParts'

/** The settings that say what of a car a site shows. */
export type CardConfig = {
  readonly phone: Pick<ResolvedConfig['phone'], 'startsRevealed'>
  readonly vdp: Pick<ResolvedConfig['vdp'], 'showViews' | 'showMarketPrice'>
  readonly finance: Pick<ResolvedConfig['finance'], 'provider'>
  readonly estimate: Pick<ResolvedConfig['estimate'], 'show' | 'requestQuotes'>
  readonly price: Pick<ResolvedConfig['price'], 'offerSubscriptions'>
}

type Given = { readonly [Field in keyof Car]?: (car: Car, config: CardConfig) => Car[Field] }

/** What of a field a browser is given; fields that are not named here, as they are. */
const given = {
  dealerComments: () => null,
  standardEquipment: () => [],
  videos: () => [],
  disclosure: () => ({}),
  // That there is a report, not where.
  historyFileKey: ({ historyFileKey }) => historyFileKey && 'report',
  customRank: () => 0,
  regoPlate: () => null,
  locationPhone: ({ locationPhone }, config) =>
    locationPhone === null || revealsPhones(config) ? locationPhone : maskPhone(locationPhone),
  views: ({ views }, config) => (showsViews.holds({ config }) ? views : 0),
  marketPrices: ({ marketPrices }, config) => (showsMarketPrice.holds({ config }) ? marketPrices : {}),
  nvic: ({ nvic }, config) => (shownFinance.quotes(config) ? nvic : null),
  financeQuote: ({ financeQuote }, config) => (shownFinance.estimates(config) ? financeQuote : null),
  financeLenders: (car, { finance }) => {
    const own = providerFigures(car, finance)
    return own ? { [finance.provider]: own } : {}
  },
  subscriptionPriceCents: ({ subscriptionPriceCents }, config) => (offersSubscriptions(config) ? subscriptionPriceCents : null),
} satisfies Given

const fields = Object.entries(given) as [keyof Car, (car: Car, config: CardConfig) => unknown][]

/**
 * A car as a browser needs it for a card: without the words of its page, which are most of it, without what is the dealer's alone, and
 * without what the site does not show: views, market prices, other lenders' figures, prices per week. A number that is masked is so
 * here, too (VDP-04, VDP-16, VDP-26, CAR-14, CAR-23).
 *
 * @example cardCar(car, { ...config, vdp: { showViews: false, showMarketPrice: false } }).views // 0
 */
export const cardCar = (car: Car, config: CardConfig): Car => {
  const { organisationId: _organisation, ...known } = car as Car & { organisationId?: string }
  return { ...known, ...Object.fromEntries(fields.map(([field, value]) => [field, value(car, config)])) }
}
