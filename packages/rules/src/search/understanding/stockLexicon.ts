import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { offersSubscriptions } from '@forecourt/schema/switches/offersSubscriptions'
import type { Location } from '../../entities/Location'
import type { StockResult } from '../../entities/StockFacet'
import type { StockModel } from '../../entities/StockModel'
import { suburbsNear } from '../../locations/suburbsNear'
import { nameKey } from '../../text/nameKey'
import { type ListFacet, listFacets, rangeFacets } from '../facets'
import { measuresDistances } from '../filters/measuresDistances'
import { synonyms } from '../synonyms'
import { countedIn } from './countedIn'
import type { Lexicon } from './Lexicon'
import { stockNames } from './stockNames'
import { weeklyShare } from './weeklyShare'

export interface LexiconContext {
  readonly config: ResolvedConfig
  readonly site: { readonly models: readonly StockModel[]; readonly locations: readonly Location[] }
  /** The instant, ISO in UTC. */
  readonly now: string
}

/** Models are told with their makes, and bands by their prices. */
const unsaid: readonly ListFacet[] = ['model', 'make_model', 'categories', 'price_range', 'weekly_price_range']

/** About a hundred kilometres around one city; 8 kB on the way to a browser in which somebody begins to type. */
const knownSuburbs = 1200
/** So many cars tell what a car repays a week. */
const sampledCars = 60
const counted: readonly string[] = [...listFacets, ...rangeFacets].filter((facet) => facet !== 'created_at_timestamp')

/** The settings that a lexicon's question is asked with: all facets are counted, not only those the site filters by. */
export const lexiconConfig = (config: ResolvedConfig): ResolvedConfig => ({
  ...config,
  search: { ...config.search, filters: counted as ResolvedConfig['search']['filters'], pageSize: sampledCars },
})

/** The dealer's own suburbs, then those around them. */
const placesOf = ({ identity, search }: ResolvedConfig, locations: readonly Location[]): Lexicon['places'] => {
  const addresses = locations.filter(({ visible }) => visible).map(({ address }) => address)
  const own = addresses.map(({ city, postcode }): Lexicon['places'][number] => [nameKey(city), postcode])
  // Near a place means nothing where no distances are measured.
  if (!measuresDistances({ search })) return own
  const around = suburbsNear(
    identity.country,
    addresses.map(({ postcode }) => postcode),
    knownSuburbs,
  )
  return [...own, ...around.map(([name, postcode]): Lexicon['places'][number] => [nameKey(name), postcode])]
}

/** The models in stock, each in the spelling most cars have, those of most cars first. */
const modelsOf = (models: LexiconContext['site']['models']): Lexicon['models'] => {
  const joined = new Map<string, [make: string, model: string, count: number]>()
  for (const { make, model, count } of models.toSorted((one, other) => other.count - one.count)) {
    const key = `${nameKey(make)} ${nameKey(model)}`
    const known = joined.get(key)
    if (known) known[2] += count
    else joined.set(key, [make, model, count])
  }
  return [...joined.values()].toSorted((one, other) => other[2] - one[2])
}

/** What a site's stock knows words for, out of an answer that counts all facets and lists some cars (SRC-03, SRC-06). */
export const stockLexicon = (result: StockResult, { config, site, now }: LexiconContext): Lexicon => {
  const values = Object.fromEntries(
    listFacets
      .filter((facet) => !unsaid.includes(facet))
      .flatMap((facet) => {
        const items = (result.facets[facet] ?? []).filter(({ count }) => count > 0)
        return items.length > 0 ? [[facet, items.map(({ value, count }): [string, number] => [value, count])]] : []
      }),
  )
  const models = modelsOf(site.models)
  return {
    values,
    models,
    ...stockNames(values, models),
    ranges: Object.fromEntries(
      rangeFacets.flatMap((facet) => {
        const range = result.ranges[facet]
        return range && (facet !== 'subscription_price' || offersSubscriptions(config)) ? [[facet, { min: range.min, max: range.max }]] : []
      }),
    ),
    places: placesOf(config, site.locations),
    distances: config.search.distances,
    synonyms,
    counted: countedIn(values),
    thisYear: Number(now.slice(0, 4)),
    weeklyShare: weeklyShare(result.cars, config, now),
  }
}
