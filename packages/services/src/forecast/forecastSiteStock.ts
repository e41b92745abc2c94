import type { FeedBatch } from '@forecourt/data/stock-feeds/FeedCar'
import type { ConsideredRecord } from '@forecourt/data/what-if/tryRecord'
import type { Forecast } from '@forecourt/rules/forecast/Forecast'
import type { BulkChange } from '@forecourt/rules/stock/bulkChange'
import { postToSiteServer, type SiteServers } from '../site-servers/postToSiteServer'
import { parseForecast } from './forecastSite'

/** A change of cars or of a record such as an offer, or the publication of a location's draft, that a user may make, and considers. */
export type ConsideredStock =
  | {
      readonly kind: 'cars'
      readonly cars: readonly { readonly id: string; readonly revision: number }[]
      readonly change: BulkChange
      readonly siteIds: readonly string[] | null
    }
  | {
      readonly kind: 'location'
      readonly id: string
      /** Of the draft that the user saw. */
      readonly revision: number
      readonly siteIds: readonly string[] | null
    }
  | ({ readonly kind: 'record' } & ConsideredRecord)
  | {
      readonly kind: 'import'
      readonly feedId: string
      readonly batches: readonly FeedBatch[]
      readonly headings: readonly string[]
      readonly isWhole: boolean
    }

/** A site whose pages are forecast. */
export interface ForecastedStock {
  readonly siteId: string
  readonly change: ConsideredStock
}

/** Longer than the time limit of the site server. */
const timeoutMs = 40_000

/** Lets the first reachable site server forecast a change of cars, until it is aborted; null if none can, or if the site isn't live. */
export const forecastSiteStock = async (
  forecasted: ForecastedStock,
  servers: SiteServers,
  signal?: AbortSignal,
): Promise<Forecast | null> =>
  parseForecast(await postToSiteServer({ path: '/api/forecast-stock', body: forecasted, timeoutMs, signal }, servers))
