import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { offersSubscriptions } from '@forecourt/schema/switches/takesSubscriptions'
import type { Car } from '../../entities/Car'
import type { Dealership, Location } from '../../entities/Location'
import type { StockModel } from '../../entities/RangeModel'
import type { StockResult } from '../../entities/StockResult'
import { estimatedFinance } from '../../finance/estimate/carEstimate'
import { weeklyFinance } from '../../finance/lender/weeklyFinance'
import { suburbsNear } from '../../locations/suburbsNear'
import { makeAliases } from '../../stock/vocabulary/makeAliases'
import { countryMakes } from '../../stock/vocabulary/makeCountries'
import { nameKey } from '../../text/nameKey'
import { facetKey } from '../facetKey'
import { type ListFacet, listFacets, rangeFacets } from '../facets'
import { facetValueText } from '../facetValueText'
import { measuresDistances } from '../filters/measuresDistances'
import { fieldFacetNumbers } from '../generated/fieldFacets'
import { synonyms } from '../synonyms'
import type { Lexicon, Name } from './Lexicon'
import { largeCities, type Phrases, sentencePhrases } from './sentencePhrases'

/** Shorter aliases, such as 'HD', are too ambiguous in a query. */
const fewestLetters = 3

/**
 * Make aliases that match stock: Volkswagen also means cars listed as VW, and vice versa (SRC-06). An alias of several words counts only
 * if a make in stock has that name: 'Isuzu Ute' may be an Isuzu and a ute.
 */
export const makeNames = (makes: readonly string[]): [key: string, makes: string[]][] => {
  const stocked = new Map(makes.map((make) => [nameKey(make), make]))
  const meant = new Map<string, Set<string>>()
  for (const [own, aliases] of Object.entries(makeAliases)) {
    const names = [own, ...aliases]
    const found = names.flatMap((name) => stocked.get(nameKey(name)) ?? [])
    if (found.length === 0) continue
    for (const name of names) {
      const key = nameKey(name)
      const isUsable = stocked.has(key) || (key.length >= fewestLetters && !name.includes(' '))
      if (isUsable) meant.set(key, new Set([...(meant.get(key) ?? []), ...found]))
    }
  }
  return [...meant].map(([key, found]) => [key, [...found].toSorted()])
}

type Values = Lexicon['values']

/** Meaning of a family car; 'family SUV' names the body itself. */
const familyBodies: readonly string[] = ['SUV', 'Wagon', 'People Mover']
const familySeats = 5
const uses = ['family', 'family car', 'family vehicle'] as const

/** Read as words if no vehicle states where it's from. */
const origins: readonly string[] = [
  ...['nz new', 'kiwi new', 'new zealand new'],
  ...['jap', 'japanese'].flatMap((from) => [`${from} import`, `${from} imports`]),
]

/** Berths of a van for two. */
const couples = { sleeps: '2', names: ['couple', 'couples'] } as const

/** Alone they are transmissions. */
const gearboxKinds: readonly string[] = ['automatic', 'manual']

/** A cab with one row has two doors. */
const singleCabs = { bodies: ['Ute', 'Cab chassis'], doors: '2', names: ['single cab', 'regular cab'] } as const

/** Cylinder counts of V engines. Six may also be in line, but a V6 is among them. */
const vCylinders: readonly string[] = ['6', '8', '10', '12']

/** Conditions are known words even without cars. */
const conditions = ['new', 'used', 'demo'] as const

const sumCounts = (values: Values, facet: string, wanted: readonly string[]): number =>
  (values[facet] ?? []).reduce((sum, [value, count]) => sum + (wanted.includes(value) ? count : 0), 0)

const makesAndModels = (values: Values, models: Lexicon['models']): Lexicon['names'] =>
  makeNames((values.make ?? []).map(([make]) => make)).flatMap(([key, makes]) => {
    const keys = new Set(makes.map(nameKey))
    const theirs = models.filter(([make]) => keys.has(nameKey(make)))
    return [
      [key, { make: makes }, sumCounts(values, 'make', makes)] as const,
      ...theirs.map(([make, model, count]) => [`${key}${nameKey(model)}`, { make: [make], model: [model] }, count] as const),
    ]
  })

/** Makes by their home country: 'Korean' means the Korean makes in stock. */
const countryNames = (values: Values): Lexicon['names'] =>
  countryMakes.flatMap(([word, makes]) => {
    const keys = new Set(makes.map(nameKey))
    const make = (values.make ?? []).map(([value]) => value).filter((value) => keys.has(nameKey(value)))
    return make.length > 0 ? [[word, { make }, sumCounts(values, 'make', make)] as const] : []
  })

const conditionNames = (values: Values): Lexicon['names'] => {
  const certified = sumCounts(values, 'certified', ['true'])
  const missing = conditions.filter((condition) => sumCounts(values, 'car_type', [condition]) === 0)
  return [
    ...missing.map((condition) => [condition, { car_type: [condition] }, 0] as const),
    ...(certified > 0 ? [['certified', { certified: ['true'] }, certified] as const] : []),
  ]
}

/** Names of values stored as codes: 'caravan' as 'Caravans'. */
const titleNames = (values: Values): Lexicon['names'] =>
  Object.entries(values).flatMap(([facet, counts]) =>
    fieldFacetNumbers.some((number) => number === facet) || (facet === 'item_type' && counts.length < 2)
      ? []
      : counts.flatMap(([value, count]) => {
          const key = nameKey(facetValueText(facet, value))
          return key === nameKey(value) ? [] : [[key, { [facet]: [value] }, count] as const]
        }),
  )

const engineNames = (values: Values): Lexicon['names'] =>
  (values.cylinders ?? []).flatMap(([cylinders, count]) =>
    vCylinders.includes(cylinders) ? [[`v${cylinders}`, { cylinders: [cylinders] }, count] as const] : [],
  )

const coupleNames = (values: Values): Lexicon['names'] => {
  const count = sumCounts(values, 'sleeps', [couples.sleeps])
  return count > 0 ? couples.names.map((name) => [nameKey(name), { sleeps: [couples.sleeps] }, count]) : []
}

/** Gearboxes by kind, and by their gears: '6 speed' is manual or automatic. Either is a name even without cars. */
const gearboxNames = ({ gearbox = [] }: Values): Lexicon['names'] =>
  gearbox.flatMap(([value, count]): Lexicon['names'][number][] => {
    const [, gears] = /^(\d+)-speed/.exec(value) ?? []
    const kinds = gearboxKinds.map((kind) => [kind, { gearbox: [`${gears}-speed ${kind}`] }] as const)
    return gears
      ? ['speed', 'sp', 'spd'].flatMap((unit) =>
          kinds.flatMap(([kind, meant]) => [`${gears}${unit}`, `${gears}${unit}${kind}`].map((key) => [key, meant, count] as const)),
        )
      : gearboxKinds.includes(value.toLowerCase())
        ? []
        : [[nameKey(value), { gearbox: [value] }, count]]
  })

const cabNames = (values: Values): Lexicon['names'] => {
  const bodies = singleCabs.bodies.map((name) => facetKey('body', name))
  const body = (values.body ?? []).map(([value]) => value).filter((value) => bodies.includes(facetKey('body', value)))
  const count = Math.min(sumCounts(values, 'body', body), sumCounts(values, 'doors', [singleCabs.doors]))
  return count > 0 ? singleCabs.names.map((name) => [nameKey(name), { body, doors: [singleCabs.doors] }, count]) : []
}

const familyNames = (values: Values): Lexicon['names'] => {
  const seats = (values.seats ?? []).map(([value]) => value).filter((value) => Number(value) >= familySeats)
  const isFamily = (value: string) => familyBodies.some((body) => facetKey('body', body) === facetKey('body', value))
  const body = (values.body ?? []).map(([value]) => value).filter(isFamily)
  if (seats.length === 0 || body.length === 0) return []
  const count = sumCounts(values, 'body', body)
  return uses.map((use) => [nameKey(use), { seats, ...(use === 'family' ? {} : { body }) } as Name['values'], count])
}

/**
 * Further names in a stock: labels of codes, new, used and demo, aliases and countries of makes, engines, gearboxes, couples, cabs and uses.
 * A use, an origin or an order is marked as not understood if too few cars have the data for it (SRC-06).
 */
export const stockNames = (
  values: Values,
  models: Lexicon['models'],
  ranges: Lexicon['ranges'] = {},
): Pick<Lexicon, 'names' | 'phrases'> => {
  const family = familyNames(values)
  const { nearly, placeFacets, orders, orderFacets, plain } = sentencePhrases
  const isOffered = ([order]: (typeof orders)[number]) => !orderFacets[order] || ranges[orderFacets[order]]
  const notOffered = orders.filter((row) => !isOffered(row)).map(([, ...words]) => [true, ...words] as const)
  // What a shopper's car can tow is the most that a caravan may weigh.
  const isTowed = ranges.atm && !ranges.towing
  const measures = sentencePhrases.measures.map((row): typeof row => (isTowed && row[0] === 'towing' ? ['atm', ...row.slice(1)] : row))
  // A city without a yard is left out, and the page says so, as no car is in it.
  const places = placeFacets.flatMap((facet) => (values[facet] ?? []).map(([value]) => value.toLowerCase())).join(' ')
  const everyday = [...sentencePhrases.everyday, ...largeCities.filter((city) => !places.includes(city))]
  // 'Under 20' may be feet.
  const names = [
    ...[...titleNames(values), ...conditionNames(values), ...countryNames(values), ...makesAndModels(values, models)],
    ...[...engineNames(values), ...gearboxNames(values), ...coupleNames(values), ...cabNames(values), ...family],
  ]
  const keys = new Set(names.map(([key]) => key))
  const phrases = {
    ...sentencePhrases,
    ...{ measures, everyday, orders: orders.filter(isOffered) },
    // What is a name here has a meaning: 'dual clutch'.
    plain: plain.map(([meaning, ...words]) => [meaning, ...words.filter((word) => !keys.has(nameKey(word)))] as const),
    nearly: [...nearly, ...notOffered, ...(values.origin ? [] : [[true, ...origins] as const])],
    ...(ranges.length ? { spokenMost: '$^' } : {}),
  }
  return {
    names,
    phrases: family.length > 0 ? phrases : { ...phrases, nearly: [...phrases.nearly, [true, ...uses, 'family cars']] },
  }
}

const isCount = ([value]: readonly [value: string, count: number]): boolean => /^\d{1,2}$/.test(value)

const wordForms = (word: string): string[] => (word.endsWith('s') ? [word, word.slice(0, -1)] : [word, `${word}s`])

/** Facets of counts, such as seats, with their nouns from the values' labels (SRC-03): '7 seats', 'seat', 'seater'. */
export const countedIn = (values: Lexicon['values']): Phrases<string> =>
  Object.entries(values)
    .filter(([, counts]) => counts.length > 0 && counts.every(isCount))
    .map(([facet]) => {
      const phrase = facetValueText(facet, '2').toLowerCase().replace(/\d+/, '').trim()
      const aliases = synonyms.flatMap((synonym) => (synonym.means.includes(phrase) ? [synonym.phrase] : []))
      return [facet, ...[phrase, ...aliases].filter((word) => word !== '').flatMap(wordForms)]
    })

const dollarsIn = (text: string): number => Number(text.replaceAll(/[^\d.]/g, ''))

/**
 * Median weekly repayment per dollar of price, from the weekly figures of some cars (FIN-08, FIN-04). Null if none shows a figure. A
 * weekly budget divided by it gives a price.
 *
 * @param now the instant, ISO in UTC
 */
export const weeklyShare = (
  cars: readonly Car[],
  config: Pick<ResolvedConfig, 'finance' | 'estimate' | 'lender' | 'identity'>,
  now: string,
): number | null => {
  const shares = cars
    .flatMap((car) => {
      const figure = weeklyFinance(car, config, now) ?? estimatedFinance(car, config, now)
      return figure && car.priceCents ? [(dollarsIn(figure.weeklyText) * 100) / car.priceCents] : []
    })
    .toSorted((one, other) => one - other)
  return shares[shares.length >> 1] ?? null
}

export interface LexiconContext {
  readonly config: ResolvedConfig
  readonly site: {
    readonly models: readonly StockModel[]
    readonly locations: readonly Location[]
    readonly dealerships: readonly Pick<Dealership, 'makes'>[]
  }
  /** The instant, ISO in UTC. */
  readonly now: string
}

/** Models come with their makes, and price bands with prices. */
const omittedFacets: readonly ListFacet[] = ['model', 'make_model', 'categories', 'price_range', 'weekly_price_range']

/** About a hundred kilometres around a city; 8 kB for a browser when the shopper starts typing. */
const knownSuburbs = 1200
/** Sample size for the weekly repayment. */
const sampledCars = 60
const counted: readonly string[] = [...listFacets, ...rangeFacets].filter((facet) => facet !== 'created_at_timestamp')

/** Config for the lexicon's query: counts all facets, not only the site's filters. */
export const lexiconConfig = (config: ResolvedConfig): ResolvedConfig => ({
  ...config,
  search: { ...config.search, filters: counted as ResolvedConfig['search']['filters'], pageSize: sampledCars },
})

/** The dealer's own suburbs, then nearby ones. */
const listSuburbs = ({ identity, search }: ResolvedConfig, locations: readonly Location[]): Lexicon['places'] => {
  const addresses = locations.filter(({ visible }) => visible).map(({ address }) => address)
  const own = addresses.map(({ city, postcode }): Lexicon['places'][number] => [nameKey(city), postcode])
  // Without distances, nearby suburbs have no use.
  if (!measuresDistances({ search })) return own
  const around = suburbsNear(
    identity.country,
    addresses.map(({ postcode }) => postcode),
    knownSuburbs,
  )
  return [...own, ...around.map(([name, postcode]): Lexicon['places'][number] => [nameKey(name), postcode])]
}

/** Models in stock in their most frequent spelling, most cars first. */
const joinModels = (models: LexiconContext['site']['models']): Lexicon['models'] => {
  const joined = new Map<string, [make: string, model: string, count: number]>()
  for (const { make, model, count } of models.toSorted((one, other) => other.count - one.count)) {
    const key = `${nameKey(make)} ${nameKey(model)}`
    const known = joined.get(key)
    if (known) known[2] += count
    else joined.set(key, [make, model, count])
  }
  return [...joined.values()].toSorted((one, other) => other[2] - one[2])
}

/** Builds a site's lexicon from a search result that counts all facets and lists some cars (SRC-03, SRC-06). */
export const stockLexicon = (result: StockResult, { config, site, now }: LexiconContext): Lexicon => {
  const values = Object.fromEntries(
    listFacets
      .filter((facet) => !omittedFacets.includes(facet))
      .flatMap((facet) => {
        const items = (result.facets[facet] ?? []).filter(({ count }) => count > 0)
        return items.length > 0 ? [[facet, items.map(({ value, count }): [string, number] => [value, count])]] : []
      }),
  )
  const models = joinModels(site.models)
  const ranges = Object.fromEntries(
    rangeFacets.flatMap((facet) => {
      const range = result.ranges[facet]
      return range && (facet !== 'subscription_price' || offersSubscriptions(config)) ? [[facet, { min: range.min, max: range.max }]] : []
    }),
  )
  return {
    values,
    models,
    ...stockNames(values, models, ranges),
    ranges,
    ownMakes: [...new Set(site.dealerships.flatMap(({ makes }) => makes))],
    places: listSuburbs(config, site.locations),
    distances: config.search.distances,
    synonyms,
    counted: countedIn(values),
    thisYear: Number(now.slice(0, 4)),
    weeklyShare: weeklyShare(result.cars, config, now),
  }
}
