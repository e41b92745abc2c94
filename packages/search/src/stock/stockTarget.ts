import type { Car } from '@forecourt/rules/entities/Car'
import type { SearchIndex } from '../engine/SearchIndex'
import { HitWriter } from '../protocol/HitWriter'
import type { SearchCredentials, SearchTarget } from '../protocol/SearchTarget'
import { carRecord } from './carRecord'
import { geoloc } from './geoloc'
import { type StockRuleOptions, stockRule } from './stockRule'
import { stockSettings } from './stockSettings'

/** The dealer's alone, or there for the site's rule, or to be found by. */
export const hiddenAttributes: ReadonlySet<string> = new Set([
  'custom_rank',
  'show_on_dealer_website',
  'image_count',
  'sold_at_timestamp',
  'latitude',
  'longitude',
  'described',
])

export interface StockTargetOptions extends StockRuleOptions {
  readonly indexName: string
  readonly index: SearchIndex<Car>
  readonly credentials: SearchCredentials
  readonly hits: HitWriter<Car>
}

/** A site's stock as search clients reach it: what the site does not list, nobody finds (SRC-31 to SRC-33). */
export const stockTarget = ({ indexName, index, credentials, hits, ...rule }: StockTargetOptions): SearchTarget<Car> => ({
  indexName,
  mainSort: 'recommended',
  index,
  rule: stockRule(rule),
  hidden: hiddenAttributes,
  hits,
  credentials,
})

/**
 * Writes cars as hits: what they are searched and counted by, and under `car` what a card needs. `cardOf` leaves out what shoppers
 * may not see.
 */
export const stockHits = (cardOf: (car: Car) => Car): HitWriter<Car> =>
  new HitWriter((car) => ({ ...carRecord(car), ...geoloc(car), car: cardOf(car) }), stockSettings, hiddenAttributes)
