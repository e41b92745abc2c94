import { type CardConfig, cardCar } from '@forecourt/rules/car/cardCar'
import type { Car } from '@forecourt/rules/entities/Car'
import { filterFacets } from '@forecourt/rules/search/filters/filterFacets'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { SearchIndex } from '../engine/SearchIndex'
import { HitWriter } from '../protocol/HitWriter'
import type { SearchCredentials, SearchTarget } from '../protocol/SearchTarget'
import { carRecord } from './carRecord'
import { geoloc } from './geoloc'
import { hiddenAttributes } from './hiddenAttributes'
import { type StockRuleOptions, stockRule } from './stockRule'
import { stockSettings } from './stockSettings'

export interface StockTargetOptions extends StockRuleOptions {
  readonly price: ResolvedConfig['price']
  readonly search: Parameters<typeof filterFacets>[0]
  readonly indexName: string
  readonly index: SearchIndex<Car>
  readonly credentials: SearchCredentials
  readonly hits: HitWriter<Car>
}

/** A site's stock as search clients reach it: what the site does not list, nobody finds (SRC-31 to SRC-33); facets in its filters' order (CFG-16). */
export const stockTarget = ({ indexName, index, credentials, hits, price, search, ...rule }: StockTargetOptions): SearchTarget<Car> => {
  const hidden = hiddenAttributes({ price })
  return {
    indexName,
    mainSort: 'recommended',
    index,
    rule: stockRule(rule),
    hidden,
    facetOrder: filterFacets(search).filter((facet) => !hidden.has(facet)),
    hits,
    credentials,
  }
}

/** Writes cars as hits: what they are searched and counted by, and under `car` what a card needs, of both what the site shows. */
export const stockHits = (config: CardConfig): HitWriter<Car> =>
  new HitWriter((car) => ({ ...carRecord(car), ...geoloc(car), car: cardCar(car, config) }), stockSettings, hiddenAttributes(config))
