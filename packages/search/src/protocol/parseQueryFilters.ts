import type { Filter } from '../contract/Filter'
import type { IndexSettings } from '../contract/SearchRecord'
import { FilterSyntaxError } from '../filters/FilterSyntaxError'
import { parseFacetFilters } from '../filters/parseFacetFilters'
import { parseFilters } from '../filters/parseFilters'
import { parseNumericFilters } from '../filters/parseNumericFilters'
import { limits } from './limits'
import { jsonParam, type Params, textParam } from './Params'
import { ProtocolError } from './ProtocolError'
import { parseTagFilters } from './parseTagFilters'

/** All conditions of a query, and how many there are. What is said of hidden attributes is said of attributes no document has. */
export function parseQueryFilters(
  params: Params,
  hidden: ReadonlySet<string>,
  { facets, numbers }: Pick<IndexSettings, 'facets' | 'numbers'>,
): { filters: Filter[]; conditions: number } {
  const filters = parsed(() => [
    ...parseFilters(textParam(params, 'filters')),
    ...parseFacetFilters(jsonParam(params.facetFilters, 'facetFilters')),
    ...parseNumericFilters(numericFilters(params.numericFilters)),
    ...parseTagFilters(params.tagFilters),
  ])
  let conditions = 0
  const guarded = (filter: Filter, depth: number): Filter => {
    if (++conditions > limits.conditions) throw new ProtocolError(400, `filters: at most ${limits.conditions} conditions may be asked`)
    if (depth > limits.depth) throw new ProtocolError(400, `filters: at most ${limits.depth} levels may be nested`)
    switch (filter.kind) {
      case 'not':
        return { kind: 'not', filter: guarded(filter.filter, depth + 1) }
      case 'and':
      case 'or':
        return { kind: filter.kind, filters: filter.filters.map((one) => guarded(one, depth + 1)) }
      case 'around':
      case 'inside':
        return filter
      default:
        if (hidden.has(filter.attribute)) return { ...filter, attribute: '' }
        return filter.kind === 'facet' && numbers.includes(filter.attribute) && !facets.includes(filter.attribute)
          ? equalTo(filter)
          : filter
    }
  }
  return { filters: filters.map((filter) => guarded(filter, 0)), conditions }
}

/** A value of a number is that number: `year:2022`. Nothing is equal to a text that is none. */
function equalTo({ attribute, value }: Extract<Filter, { kind: 'facet' }>): Filter {
  const number = value.trim() === '' ? Number.NaN : Number(value)
  return Number.isFinite(number) ? { kind: 'number', attribute, comparison: '=', value: number } : { kind: 'or', filters: [] }
}

function parsed<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof FilterSyntaxError) throw new ProtocolError(400, error.message)
    throw error
  }
}

/** A text may list several, parted by commas: no number has one. */
function numericFilters(input: unknown): unknown {
  const given = jsonParam(input, 'numericFilters')
  if (typeof given === 'string') return given.split(',').filter(Boolean).map(trimmed)
  return Array.isArray(given) ? given.map((one) => (Array.isArray(one) ? one.map(trimmed) : trimmed(one))) : given
}

function trimmed(input: unknown): unknown {
  if (typeof input !== 'string') return input
  if (input.length > limits.numericFilterLength)
    throw new ProtocolError(400, `numericFilters: a filter may have ${limits.numericFilterLength} letters`)
  return input.trim()
}
