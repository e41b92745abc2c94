import type { Filter } from '../contract/Filter'
import { FilterSyntaxError } from './FilterSyntaxError'

/**
 * Algolia's `facetFilters`: a text, or a list joined by AND whose inner lists are joined by OR (SRC-45).
 * `attribute:value` is parted at the first colon; `-` before the value negates it, `\-` is a value that begins with a hyphen.
 */
export function parseFacetFilters(input: unknown): Filter[] {
  if (input === undefined || input === null || input === '') return []
  if (!Array.isArray(input)) return [parseOne(input)]
  return input.flatMap((entry): Filter[] => {
    if (!Array.isArray(entry)) return [parseOne(entry)]
    // An empty group asks for nothing in particular.
    return entry.length === 0 ? [] : [{ kind: 'or', filters: entry.map(parseOne) }]
  })
}

function parseOne(input: unknown): Filter {
  const colon = typeof input === 'string' ? input.indexOf(':') : -1
  if (typeof input !== 'string' || colon < 1) throw new FilterSyntaxError('facetFilters: expected "attribute:value"')
  const attribute = input.slice(0, colon)
  const value = input.slice(colon + 1)
  if (value.startsWith('-')) return { kind: 'not', filter: { kind: 'facet', attribute, value: value.slice(1) } }
  return { kind: 'facet', attribute, value: value.startsWith('\\-') ? value.slice(1) : value }
}
