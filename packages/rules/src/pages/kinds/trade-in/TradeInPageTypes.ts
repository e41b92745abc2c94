import type { SiteData } from '../../../sites/SiteData'
import type { ValuationPage } from '../../../valuations/ValuationPage'

/** Valuation of the shopper’s own vehicle. */
export interface TradeInPageTypes {
  readonly route: {
    readonly page: 'tradeIn'
    readonly path: string
  }
  readonly data: {
    readonly page: 'tradeIn'
    readonly site: SiteData
    readonly tradeIn: ValuationPage
  }
}
