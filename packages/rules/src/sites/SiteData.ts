import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { BookingOffer } from '../bookings/Booking'
import type { PriceType } from '../entities/Car'
import type { Dealership, Location } from '../entities/Location'
import type { Offer } from '../entities/Offer'
import type { RangeModel, StockModel } from '../entities/RangeModel'
import type { RouteNames } from '../routing/parseSearchPreset'

/** The name a dealer signs papers and mails with: the registered one, else what shoppers know it by (CFG-08). */
export const legalName = ({ legalName: registered, name }: Pick<ResolvedConfig['identity'], 'legalName' | 'name'>): string =>
  registered || name

/** How long shoppers waited lately for the first word of a person. */
export interface AnswerFigures {
  /** How many were answered. */
  readonly answered: number
  /** The one in the middle, in opening hours; null where that is one nobody answered, though its time is over. Minutes. */
  readonly openMinutes: number | null
}

/** Cars in stock that are priced alike. */
export interface PricedCount {
  /** Null where no price can be shown. */
  readonly priceType: PriceType | null
  /** They have a price by the week, too. */
  readonly subscribed: boolean
  readonly count: number
}

/** What every page of a site has at hand: its places, dealerships and a few counts. */
export interface SiteData {
  readonly locations: readonly Location[]
  readonly dealerships: readonly Dealership[]
  readonly names: RouteNames
  readonly stockCount: number
  /** How many cars in stock are priced how. */
  readonly prices: readonly PricedCount[]
  /** What its locations take bookings for. */
  readonly bookings: readonly BookingOffer[]
  /** Those in the list now, by make and model. */
  readonly models: readonly StockModel[]
  /** The models of its dealerships' makes, by make and name, whether or not one is in the list. */
  readonly range: readonly RangeModel[]
  /** The offers that run and stand on every car they are for, or were chosen for one, in the dealer's order. */
  readonly carOffers: readonly Offer[]
  /** How long shoppers waited lately for an answer, as the inbox measured it. Left out where nobody was answered. */
  readonly answers?: AnswerFigures
  /** A payment account takes real money for it: a test bank takes no cards (CHK-06). Left out where there is none. */
  readonly acceptsCards?: true
}
