import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { shownFinance } from '@forecourt/schema/switches/shownFinance'
import { offersSubscriptions } from '@forecourt/schema/switches/takesSubscriptions'
import type { Car } from '../entities/Car'
import { providerFigures } from '../finance/lender/lenderFigures'
import { maskPhone, revealsPhones } from '../phone/phoneFor'
import { showsMarketPrice, showsViews } from './page/panelParts'

/** Settings that decide which car data the site shows. */
export type CardConfig = {
  readonly phone: Pick<ResolvedConfig['phone'], 'startsRevealed'>
  readonly vdp: Pick<ResolvedConfig['vdp'], 'showViews' | 'showMarketPrice'>
  readonly finance: Pick<ResolvedConfig['finance'], 'provider'>
  readonly estimate: Pick<ResolvedConfig['estimate'], 'show' | 'requestQuotes'>
  readonly price: Pick<ResolvedConfig['price'], 'offerSubscriptions'>
}

type CardProperties = { readonly [Field in keyof Car]?: (car: Car, config: CardConfig) => Car[Field] }

/** Sanitises fields for the browser; fields not listed pass unchanged. */
const sanitisers = {
  dealerComments: () => null,
  standardEquipment: () => [],
  videos: () => [],
  disclosure: () => ({}),
  // Discloses that a report exists, not its key.
  historyFileKey: ({ historyFileKey }) => historyFileKey && 'report',
  customRank: () => 0,
  regoPlate: () => null,
  locationPhone: ({ locationPhone }, config) =>
    locationPhone === null || revealsPhones(config) ? locationPhone : maskPhone(locationPhone),
  views: ({ views }, config) => (showsViews.holds({ config }) ? views : 0),
  marketPrices: ({ marketPrices }, config) => (showsMarketPrice.holds({ config }) ? marketPrices : {}),
  nvic: ({ nvic }, config) => (shownFinance.quotes(config) ? nvic : null),
  financeQuote: ({ financeQuote }, config) => (shownFinance.estimates(config) ? financeQuote : null),
  // Only figures for its price: no others may show.
  financeLenders: (car, { finance }) => {
    const own = providerFigures(car, finance)
    return own ? { [finance.provider]: own } : {}
  },
  subscriptionPriceCents: ({ subscriptionPriceCents }, config) => (offersSubscriptions(config) ? subscriptionPriceCents : null),
} satisfies CardProperties

const fields = Object.entries(sanitisers) as [keyof Car, (car: Car, config: CardConfig) => unknown][]

/**
 * Reduces a car to what a card in the browser needs: without the page's texts, which are most of the data, without internal data, and
 * without what the site hides: views, market prices, other lenders' figures, weekly prices. Masks the phone number if the site does
 * (VDP-04, VDP-16, VDP-26, CAR-14, CAR-23).
 *
 * @example cardCar(car, { ...config, vdp: { showViews: false, showMarketPrice: false } }).views // 0
 */
export const cardCar = (car: Car, config: CardConfig): Car => {
  const { organisationId: _organisation, ...known } = car as Car & { organisationId?: string }
  return { ...known, ...Object.fromEntries(fields.map(([field, value]) => [field, value(car, config)])) }
}
