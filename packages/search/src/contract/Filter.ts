import type { Point } from '@forecourt/rules/entities/Location'

export type ComparisonOperator = '=' | '!=' | '<' | '<=' | '>' | '>='

/** An area of the map, including its boundary: a bounding box or a polygon. */
export type Area =
  | { readonly kind: 'box'; readonly south: number; readonly west: number; readonly north: number; readonly east: number }
  | { readonly kind: 'polygon'; readonly corners: readonly Point[] }

/** A filter on documents. A comparison with a missing value is false, so its negation is true. */
export type Filter =
  /** Case-insensitive unless `exact`. */
  | { readonly kind: 'facet'; readonly attribute: string; readonly value: string; readonly exact?: true }
  | { readonly kind: 'number'; readonly attribute: string; readonly comparison: ComparisonOperator; readonly value: number }
  /** Both ends inclusive. */
  | { readonly kind: 'range'; readonly attribute: string; readonly min: number; readonly max: number }
  /** Within a radius in metres. */
  | { readonly kind: 'around'; readonly point: Point; readonly metres: number }
  /** In at least one of the areas. */
  | { readonly kind: 'inside'; readonly areas: readonly Area[] }
  | { readonly kind: 'not'; readonly filter: Filter }
  | { readonly kind: 'and'; readonly filters: readonly Filter[] }
  | { readonly kind: 'or'; readonly filters: readonly Filter[] }

/** A key that is equal for equal filters, ignoring the values' case. */
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
