import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { BookingOffer, VisitTimes } from '../bookings/Booking'
import type { PriceType } from '../entities/Car'
import type { Dealership, Location } from '../entities/Location'
import type { Offer } from '../entities/Offer'
import type { OfferStock } from '../entities/OfferStock'
import type { RangeModel, StockModel } from '../entities/RangeModel'
import type { RouteNames } from '../routing/parseSearchPreset'

/** Legal name of a dealer for documents and mails; defaults to the trading name (CFG-08). */
export const legalName = ({ legalName: registered, name }: Pick<ResolvedConfig['identity'], 'legalName' | 'name'>): string =>
  registered || name

/** Recent response times of staff. */
export interface AnswerFigures {
  /** Number of answered enquiries. */
  readonly answered: number
  /** Median in opening hours; null if the median one is overdue and unanswered. Minutes. */
  readonly openMinutes: number | null
}

/** Number of cars in stock with the same kind of price. */
export interface PricedCount {
  /** Null if no price can be shown. */
  readonly priceType: PriceType | null
  /** Whether these cars also have a weekly subscription price. */
  readonly subscribed: boolean
  readonly count: number
}

/** Data that every page of a site has: locations, dealerships and counts. */
export interface SiteData {
  readonly locations: readonly Location[]
  readonly dealerships: readonly Dealership[]
  readonly names: RouteNames
  readonly stockCount: number
  /** Numbers of cars in stock by kind of price. */
  readonly prices: readonly PricedCount[]
  /** Online bookings of its locations. */
  readonly bookings: readonly BookingOffer[]
  /** When visits can be requested at its locations, where they say so. */
  readonly visitTimes: readonly VisitTimes[]
  /** Models with listed cars, by make and model. */
  readonly models: readonly StockModel[]
  /** Models of its dealerships' makes, by make and name, with or without stock. */
  readonly range: readonly RangeModel[]
  /** Current offers that show on matching cars or are assigned to one, in the dealer's order. */
  readonly carOffers: readonly Offer[]
  /** The cars in stock that current offers cover, by offer id (OFR-02). */
  readonly offerStock: { readonly [offerId: string]: OfferStock }
  /** Recent response times, measured by the inbox. Omitted if nothing was answered. */
  readonly answers?: AnswerFigures
  /** A payment account accepts real cards; a test account doesn't (CHK-06). Omitted if there is none. */
  readonly acceptsCards?: true
}
