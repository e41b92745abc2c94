import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car } from '../entities/Car'
import type { Location } from '../entities/Location'
import { cardWeeklyReason, financeReasons } from '../finance/financeReasons'
import { explain } from '../parts/explain'
import { priceReasons } from '../pricing/priceReasons'
import type { Reason } from '../reasons/Reason'
import { buttonReasons } from './buttons/buttonReasons'
import { listing } from './listing/listing'

/** Why a site shows of a car what it shows, as a salesperson asks. */
export interface WhyCar {
  /** Whether it is in the stock list. */
  readonly listed: Reason
  readonly price: readonly Reason[]
  readonly finance: readonly Reason[]
  /** Each button of its page, Reserve among them. */
  readonly buttons: readonly Reason[]
}

/**
 * Says of a car on one site why it is listed or not, what its price and finance show, and which buttons it has (SRC-31, CAR-14, CAR-24,
 * CHK-02), by the very needs its pages are made by.
 *
 * @param now the instant asked about, ISO in UTC
 */
export const whyCar = (
  car: Car,
  { config, location, now }: { readonly config: ResolvedConfig; readonly location: Location | null; readonly now: string },
): WhyCar => ({
  listed: explain(listing, { car, stock: config.stock, now }),
  price: priceReasons(car, config.price),
  finance: [...financeReasons(car, config, now), cardWeeklyReason(car, config, now)],
  buttons: buttonReasons(car, { config, place: 'vdp', location, now }),
})
