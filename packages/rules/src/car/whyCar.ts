import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car } from '../entities/Car'
import type { Location } from '../entities/Location'
import { cardWeeklyReason, financeReasons } from '../finance/financeReasons'
import { explain } from '../parts/explain'
import { priceReasons } from '../pricing/priceReasons'
import type { Reason } from '../reasons/Reason'
import { type WhyOrder, whyOrder } from '../search/list/whyOrder'
import { buttonReasons } from './buttons/buttonReasons'
import { listing } from './listing/listing'

/** Explanation for salespeople of how a site shows a car. */
export interface WhyCar {
  /** Whether it is in the stock list. */
  readonly listed: Reason
  readonly price: readonly Reason[]
  readonly finance: readonly Reason[]
  /** Buttons of its page, including Reserve. */
  readonly buttons: readonly Reason[]
  /** Its place in the recommended order. */
  readonly order: WhyOrder
}

/**
 * Explains for a car on a site whether it is listed, its place there, its price and finance figures, and its buttons (SRC-17, SRC-31,
 * CAR-14, CAR-24, CHK-02), from the same needs that render the pages.
 *
 * @param now the instant to explain, ISO in UTC
 */
export const whyCar = (
  car: Car,
  { config, location, now }: { readonly config: ResolvedConfig; readonly location: Location | null; readonly now: string },
): WhyCar => ({
  listed: explain(listing, { car, stock: config.stock, now }),
  price: priceReasons(car, config.price),
  finance: [...financeReasons(car, config, now), cardWeeklyReason(car, config, now)],
  buttons: buttonReasons(car, { config, place: 'vdp', location, now }),
  order: whyOrder(car, config, now),
})
