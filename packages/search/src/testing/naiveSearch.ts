import type { Point } from '@forecourt/rules/entities/Location'
import { distanceMetres } from '@forecourt/rules/locations/distanceMetres'
import type { Area, Filter } from '../contract/Filter'
import type { AttributeValue, IndexSettings, SearchRecord } from '../contract/SearchRecord'
import type { FacetCount, NumberStats, SearchRequest, SearchResponse } from '../contract/SearchRequest'
import { type NaiveRank, naiveQuery, naiveTextMatch, naiveValueTokens } from './naiveTextMatch'

/** Answers a request by plain loops over all records: slow, short, and independent of the engine. The oracle of tests and benchmarks. */
export function naiveSearch(
  records: readonly SearchRecord[],
  request: SearchRequest,
  settings: IndexSettings,
): SearchResponse<SearchRecord> {
  if (request.typoTolerance === 'min') {
    const strict = naiveSearch(records, { ...request, typoTolerance: false, dropTerms: 'none' }, settings)
    return strict.found > 0 ? strict : naiveSearch(records, { ...request, typoTolerance: true }, settings)
  }
  const valueTokens = naiveValueTokens(records, settings)
  const left = records.filter((record) => request.filters.every((filter) => meets(record, filter, settings)))
  const matchingWith = (places: readonly number[] | undefined) =>
    left.flatMap((record) => {
      const rank = naiveTextMatch(record, request, settings, valueTokens, places)
      return rank ? [{ record, rank }] : []
    })
  const { terms } = naiveQuery(request.query, settings)
  const retained = retainedPlaces(terms.length, request.dropTerms, (places) => matchingWith(places).map(({ rank }) => rank))
  const matching = matchingWith(retained)
  const sort = settings.sorts[request.sort]
  matching.sort((left, right) => {
    const better = sort?.typoFreeFirst ? left.rank.findIndex((one, at) => one !== right.rank[at]) : -1
    if (better >= 0) return (left.rank[better] as number) - (right.rank[better] as number)
    if (sort?.typoFreeFirst && request.nearest && settings.point) {
      const further = metresFrom(request.nearest, left.record, settings) - metresFrom(request.nearest, right.record, settings)
      if (further !== 0 && !Number.isNaN(further)) return further
    }
    for (const { attribute, descending } of sort?.keys ?? []) {
      const [a, b] = [left.record[attribute], right.record[attribute]]
      if (!isNumber(a) && !isNumber(b)) continue
      if (!isNumber(a)) return 1
      if (!isNumber(b)) return -1
      if (a !== b) return descending ? b - a : a - b
    }
    return left.record.objectID < right.record.objectID ? -1 : 1
  })
  const found = matching.map(({ record }) => record)
  const facets: { [attribute: string]: FacetCount[] } = {}
  const stats: { [attribute: string]: NumberStats } = {}
  for (const attribute of request.facets) {
    if (settings.facets.includes(attribute)) facets[attribute] = countValues(found, attribute, request, keyOf(settings, attribute))
    if (!settings.numbers.includes(attribute)) continue
    const numbers = found.map((record) => record[attribute]).filter(isNumber)
    if (request.countNumbers && !settings.facets.includes(attribute)) facets[attribute] = countEach(numbers, request)
    if (numbers.length === 0) continue
    const sum = numbers.reduce((total, number) => total + number, 0)
    stats[attribute] = {
      min: numbers.reduce((a, b) => Math.min(a, b)),
      max: numbers.reduce((a, b) => Math.max(a, b)),
      sum,
      avg: sum / numbers.length,
    }
  }
  return {
    hits: found.slice(request.offset, request.offset + Math.max(0, request.length)),
    found: found.length,
    facets,
    stats,
    ...(retained.length < terms.length && { droppedTerms: terms.filter((_, at) => !retained.includes(at)) }),
  }
}

/** Indices of the terms to search for, given how well documents match some of them. */
function retainedPlaces(
  count: number,
  drop: SearchRequest['dropTerms'],
  ranks: (places: readonly number[]) => readonly NaiveRank[],
): number[] {
  const all = Array.from({ length: count }, (_, at) => at)
  const isFound = (places: readonly number[]) => ranks(places).length > 0
  if (drop === undefined || drop === 'none' || count < 2 || isFound(all)) return all
  if (drop !== 'fewest') {
    const fewer = all.slice(1).map((_, dropped) => (drop === 'last' ? all.slice(0, -1 - dropped) : all.slice(dropped + 1)))
    return fewer.find(isFound) ?? (fewer.at(-1) as number[])
  }
  let retained = all.filter((at) => isFound([at]))
  if (retained.length === 0) return all
  const weight = (at: number) => Math.min(...ranks([at]).map((rank) => (rank.at(-2) as number) + (rank.at(-1) as number)))
  const weights = all.map((at) => (retained.includes(at) ? weight(at) : 0))
  const dropOrder = [...retained].sort((left, right) => (weights[right] as number) - (weights[left] as number) || right - left)
  while (retained.length > 1 && !isFound(retained)) {
    const without = (dropped: number) => retained.filter((at) => at !== dropped)
    const candidates = dropOrder.filter((at) => retained.includes(at))
    retained = without(candidates.find((at) => isFound(without(at))) ?? (candidates[0] as number))
  }
  return retained
}

/** Infinity if unknown. */
function metresFrom(point: Point, record: SearchRecord, { point: names }: IndexSettings): number {
  const latitude = names && record[names.latitude]
  const longitude = names && record[names.longitude]
  return isNumber(latitude) && isNumber(longitude) ? distanceMetres(point, { latitude, longitude }) : Number.POSITIVE_INFINITY
}

const isNumber = (value: AttributeValue): value is number => typeof value === 'number' && Number.isFinite(value)

const keyOf = (settings: IndexSettings, attribute: string) =>
  settings.spellings?.[attribute]?.key ?? ((value: string) => value.toLowerCase())

/** The distinct values of a record after normalisation. */
function valuesOf(value: AttributeValue, key: (value: string) => string): string[] {
  const list = Array.isArray(value) ? value : [value]
  const texts = list.filter((one) => one !== null && one !== undefined && one !== '' && !Number.isNaN(one)).map(String)
  return texts.filter((text, index) => texts.findIndex((other) => key(other) === key(text)) === index)
}

function countValues(
  records: readonly SearchRecord[],
  attribute: string,
  request: SearchRequest,
  key: (value: string) => string,
): FacetCount[] {
  const spellings = new Map<string, Map<string, number>>()
  for (const record of records) {
    for (const value of valuesOf(record[attribute], key)) {
      const spelled = spellings.get(key(value)) ?? new Map<string, number>()
      spellings.set(key(value), spelled)
      spelled.set(value, (spelled.get(value) ?? 0) + 1)
    }
  }
  const byName = (left: string, right: string) => (left < right ? -1 : left > right ? 1 : 0)
  return [...spellings.values()]
    .map((spelled) => {
      const [most] = [...spelled].sort((left, right) => right[1] - left[1] || byName(left[0], right[0]))
      return { value: most?.[0] ?? '', count: [...spelled.values()].reduce((sum, count) => sum + count, 0) }
    })
    .sort((left, right) => (request.sortFacetValuesBy === 'alpha' ? 0 : right.count - left.count) || byName(left.value, right.value))
    .slice(0, request.maxValuesPerFacet)
}

function countEach(numbers: readonly number[], { sortFacetValuesBy, maxValuesPerFacet }: SearchRequest): FacetCount[] {
  const each = [...new Set(numbers)].map((value) => ({ value, count: numbers.filter((one) => one === value).length }))
  return each
    .sort((left, right) => (sortFacetValuesBy === 'alpha' ? 0 : right.count - left.count) || left.value - right.value)
    .slice(0, maxValuesPerFacet)
    .map(({ value, count }) => ({ value: String(value), count }))
}

const placeOf = (record: SearchRecord, { point }: IndexSettings) => ({
  x: Number(point && record[point.longitude]),
  y: Number(point && record[point.latitude]),
})

const isPlaced = (record: SearchRecord, { point }: IndexSettings) =>
  point !== undefined && isNumber(record[point.latitude]) && isNumber(record[point.longitude])

/** In a polygon, the directions to its corners make a full turn (winding number). */
function isWithin({ x, y }: { readonly x: number; readonly y: number }, area: Area): boolean {
  if (area.kind === 'box') return !(y < area.south || y > area.north || x < area.west || x > area.east)
  const angles = area.corners.map(({ latitude, longitude }) => Math.atan2(latitude - y, longitude - x))
  const turned = angles.reduce((sum, angle, at) => {
    const turn = (angles[(at + 1) % angles.length] as number) - angle
    return sum + (turn > Math.PI ? turn - 2 * Math.PI : turn < -Math.PI ? turn + 2 * Math.PI : turn)
  }, 0)
  return Math.abs(Math.round(turned / (2 * Math.PI))) % 2 === 1
}

function meets(record: SearchRecord, filter: Filter, settings: IndexSettings): boolean {
  switch (filter.kind) {
    case 'and':
      return filter.filters.every((one) => meets(record, one, settings))
    case 'or':
      return filter.filters.some((one) => meets(record, one, settings))
    case 'around':
      return metresFrom(filter.point, record, settings) <= filter.metres
    case 'inside':
      return isPlaced(record, settings) && filter.areas.some((area) => isWithin(placeOf(record, settings), area))
    case 'not':
      return !meets(record, filter.filter, settings)
    case 'facet':
      return (
        settings.facets.includes(filter.attribute) &&
        valuesOf(record[filter.attribute], keyOf(settings, filter.attribute)).some((value) =>
          filter.exact
            ? value === filter.value
            : keyOf(settings, filter.attribute)(value) === keyOf(settings, filter.attribute)(filter.value),
        )
      )
    default: {
      const value = settings.numbers.includes(filter.attribute) ? record[filter.attribute] : null
      if (filter.kind === 'range') return isNumber(value) && value >= filter.min && value <= filter.max
      if (filter.comparison === '!=') return value !== filter.value
      if (!isNumber(value)) return false
      if (filter.comparison === '=') return value === filter.value
      if (filter.comparison === '<') return value < filter.value
      if (filter.comparison === '<=') return value <= filter.value
      return filter.comparison === '>' ? value > filter.value : value >= filter.value
    }
  }
}
