import type { Point } from '@forecourt/rules/locations/Point'

export type Comparison = '=' | '!=' | '<' | '<=' | '>' | '>='

/** A condition on documents. A document without a value meets no comparison with it, and so meets every negation of one. */
export type Filter =
  | { readonly kind: 'facet'; readonly attribute: string; readonly value: string }
  | { readonly kind: 'number'; readonly attribute: string; readonly comparison: Comparison; readonly value: number }
  /** Both ends included. */
  | { readonly kind: 'range'; readonly attribute: string; readonly min: number; readonly max: number }
  /** At most so many metres away. */
  | { readonly kind: 'around'; readonly point: Point; readonly metres: number }
  | { readonly kind: 'not'; readonly filter: Filter }
  | { readonly kind: 'and'; readonly filters: readonly Filter[] }
  | { readonly kind: 'or'; readonly filters: readonly Filter[] }

/** The same text for the same condition, however the values' case was typed. */
export function filterKey(filter: Filter): string {
  switch (filter.kind) {
    case 'facet':
      return `${JSON.stringify(filter.attribute)}:${JSON.stringify(filter.value.toLowerCase())}`
    case 'number':
      return `${JSON.stringify(filter.attribute)}${filter.comparison}${filter.value}`
    case 'range':
      return `${JSON.stringify(filter.attribute)}[${filter.min},${filter.max}]`
    case 'around':
      return `${filter.metres}@${filter.point.latitude},${filter.point.longitude}`
    case 'not':
      return `!(${filterKey(filter.filter)})`
    default:
      return `${filter.kind}(${filter.filters.map(filterKey).join()})`
  }
}
