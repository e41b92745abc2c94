import { excludedName } from '@forecourt/rules/search/facets'
import { parseFilterNumber } from '@forecourt/rules/search/filters/withRangeEnd'
import { type SearchState, type SortOrder, sortOrders } from '@forecourt/rules/search/SearchState'

const isSortOrder = (value: string): value is SortOrder => (sortOrders as readonly string[]).includes(value)

const parseEnd = (text: string | undefined): number | null => (text && Number.isFinite(Number(text)) ? Number(text) : null)

/** Suffix of the name of an exclusion field. */
const exclusionSuffix = excludedName('')

/** Form names of a range's ends, such as `price_from`. */
const rangeEnd = /^(.+)_(from|to)$/

/**
 * The search of a filter form: range ends are entered separately, or as `5000:` and `:30000`, and are combined; empty fields are ignored.
 * Changing a filter resets to the first page (SRC-19).
 */
export const formSearch = (
  fields: Iterable<readonly [name: string, value: FormDataEntryValue]>,
  defaults: NonNullable<SearchState['defaults']>,
): SearchState => {
  const values: Record<string, string[]> = {}
  const ranges: Record<string, { min: number | null; max: number | null }> = {}
  const excluded: Record<string, string[]> = {}
  let query = ''
  let { sortBy } = defaults
  let postcode = ''
  let km: number | null = null
  for (const [name, entry] of fields) {
    if (typeof entry !== 'string' || entry === '') continue
    if (name === 'q' || name === 'query') query = entry.trim()
    else if (name === 'postcode') postcode = entry.trim()
    else if (name === 'within') km = parseFilterNumber(entry)
    else if (name.endsWith(exclusionSuffix)) {
      const facet = name.slice(0, -exclusionSuffix.length)
      excluded[facet] = [...(excluded[facet] ?? []), entry]
    } else if (rangeEnd.test(name)) {
      const [, facet = '', side] = rangeEnd.exec(name) ?? []
      const number = parseFilterNumber(entry)
      if (number === null) continue
      const known = ranges[facet] ?? { min: null, max: null }
      ranges[facet] = side === 'from' ? { ...known, min: number } : { ...known, max: number }
    } else if (name === 'sortBy') sortBy = isSortOrder(entry) ? entry : defaults.sortBy
    else if (/^-?\d*:-?\d*$/.test(entry)) {
      const [min, max] = entry.split(':')
      const known = ranges[name]
      ranges[name] = { min: parseEnd(min) ?? known?.min ?? null, max: parseEnd(max) ?? known?.max ?? null }
    } else values[name] = [...(values[name] ?? []), entry]
  }
  return {
    query,
    page: 1,
    sortBy,
    values,
    ranges,
    ...(postcode ? { near: { postcode, km } } : {}),
    ...(Object.keys(excluded).length > 0 ? { excluded } : {}),
    defaults,
  }
}
