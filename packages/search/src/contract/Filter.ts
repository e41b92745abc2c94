import type { Point } from '@forecourt/rules/entities/Location'

export type ComparisonOperator = '=' | '!=' | '<' | '<=' | '>' | '>='

/** A part of the map, its edges included: between two latitudes and two longitudes, or within the corners of a polygon. */
export type Area =
  | { readonly kind: 'box'; readonly south: number; readonly west: number; readonly north: number; readonly east: number }
  | { readonly kind: 'polygon'; readonly corners: readonly Point[] }

/** A condition on documents. A document without a value meets no comparison with it, and so meets every negation of one. */
export type Filter =
  /** In any case, unless it is exact. */
  | { readonly kind: 'facet'; readonly attribute: string; readonly value: string; readonly exact?: true }
  | { readonly kind: 'number'; readonly attribute: string; readonly comparison: ComparisonOperator; readonly value: number }
  /** Both ends included. */
  | { readonly kind: 'range'; readonly attribute: string; readonly min: number; readonly max: number }
  /** At most so many metres away. */
  | { readonly kind: 'around'; readonly point: Point; readonly metres: number }
  /** In one of these areas at least. */
  | { readonly kind: 'inside'; readonly areas: readonly Area[] }
  | { readonly kind: 'not'; readonly filter: Filter }
  | { readonly kind: 'and'; readonly filters: readonly Filter[] }
  | { readonly kind: 'or'; readonly filters: readonly Filter[] }

/** The same text for the same condition, however the values' case was typed. */
export function filterKey(filter: Filter): string {
  switch (filter.kind) {
    case 'facet':
      return `${JSON.stringify(filter.attribute)}${filter.exact ? '==' : ':'}${JSON.stringify(filter.exact ? filter.value : filter.value.toLowerCase())}`
    case 'number':
      return `${JSON.stringify(filter.attribute)}${filter.comparison}${filter.value}`
    case 'range':
      return `${JSON.stringify(filter.attribute)}[${filter.min},${filter.max}]`
    case 'around':
      return `${filter.metres}@${filter.point.latitude},${filter.point.longitude}`
    case 'inside':
      return JSON.stringify(filter.areas)
    case 'not':
      return `!(${filterKey(filter.filter)})`
    default:
      return `${filter.kind}(${filter.filters.map(filterKey).join()})`
  }
}
