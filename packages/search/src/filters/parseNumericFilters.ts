import type { ComparisonOperator, Filter } from '../contract/Filter'
import { FilterSyntaxError } from './FilterSyntaxError'

const compared = /^\s*(.+?)\s*(<=|>=|!=|=|<|>)\s*(-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)\s*$/i
const ranged = /^\s*(.+?)\s*:\s*(-?\d+(?:\.\d+)?)\s+TO\s+(-?\d+(?:\.\d+)?)\s*$/i

/** Letters of one filter: its parts are told by blanks, of which there may be many. */
const longest = 300

/** Algolia's `numericFilters`: `price>=1000` or `price:1000 TO 2000`, lists joined as in `facetFilters` (SRC-45). */
export function parseNumericFilters(input: unknown): Filter[] {
  if (input === undefined || input === null || input === '') return []
  if (!Array.isArray(input)) return [parseOne(input)]
  return input.flatMap((entry): Filter[] => {
    if (!Array.isArray(entry)) return [parseOne(entry)]
    return entry.length === 0 ? [] : [{ kind: 'or', filters: entry.map(parseOne) }]
  })
}

function parseOne(input: unknown): Filter {
  const text = typeof input === 'string' && input.length <= longest ? input : ''
  const range = ranged.exec(text)
  if (range) return { kind: 'range', attribute: range[1] as string, min: Number(range[2]), max: Number(range[3]) }
  const comparison = compared.exec(text)
  if (!comparison) throw new FilterSyntaxError('numericFilters: expected "attribute>=number" or "attribute:low TO high"')
  return {
    kind: 'number',
    attribute: comparison[1] as string,
    comparison: comparison[2] as ComparisonOperator,
    value: Number(comparison[3]),
  }
}
