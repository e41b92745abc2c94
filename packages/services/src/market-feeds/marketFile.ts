import type { Database } from '@forecourt/data/createDatabase'
import { marketStock, sharedVins } from '@forecourt/data/market-feeds/marketStock'
import type { RenderedSite } from '@forecourt/data/sites/RenderedSite'
import type { Location } from '@forecourt/rules/entities/Location'
import { shows } from '@forecourt/rules/parts/Part'
import type { MarketCarContext, MarketFormat } from './MarketFormat'
import { marketWriter } from './marketWriter'

export interface MarketSite {
  readonly site: RenderedSite
  /** Site URL without a trailing slash. */
  readonly origin: string
  readonly locations: readonly Location[]
  readonly storeCodes: Readonly<Record<string, string>>
  /** ISO in UTC. */
  readonly now: string
}

/** Reads the cars of a site as format input, in pages. */
export async function* readMarketCars(
  db: Database,
  { site, origin, locations, storeCodes, now }: MarketSite,
): AsyncGenerator<readonly MarketCarContext[], void> {
  const locationsById = new Map(locations.map((location) => [location.id, location]))
  const vins = await sharedVins(db, site, now)
  for await (const cars of marketStock(db, site))
    yield cars.map((car) => ({
      car,
      location: locationsById.get(car.locationId) ?? null,
      config: site.config,
      origin,
      now,
      sharedVins: vins,
      storeCodes,
    }))
}

/**
 * Streams a site's stock in a format; holds one page of cars in memory. A car that fails is skipped and reported to `onError`. Calls
 * `onCar` for each written car.
 */
export async function* marketFile(
  db: Database,
  format: MarketFormat,
  market: MarketSite,
  onError: (error: unknown, carId: string) => void,
  onCar: () => void = () => {},
): AsyncGenerator<string, void> {
  const { columns, part } = format
  const writer = marketWriter(format)
  yield writer.begin(columns)
  let isFirst = true
  for await (const page of readMarketCars(db, market)) {
    let text = ''
    for (const context of page) {
      try {
        if (!shows(part, context)) continue
        const row = writer.row(
          columns,
          columns.map(({ value }) => value(context)),
        )
        text += isFirst ? row : `${writer.between}${row}`
        isFirst = false
        onCar()
      } catch (error) {
        onError(error, context.car.id)
      }
    }
    if (text !== '') yield text
  }
  yield writer.end
}
