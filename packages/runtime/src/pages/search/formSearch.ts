import { type SearchState, type SortOrder, sortOrders } from '@forecourt/rules/search/SearchState'

const isSortOrder = (value: string): value is SortOrder => (sortOrders as readonly string[]).includes(value)

const end = (text: string | undefined): number | null => (text && Number.isFinite(Number(text)) ? Number(text) : null)

/** The search a filter form stands at: ranges come as `5000:` and `:30000`, and meet; empty fields say nothing. A changed filter starts at the first page (SRC-19). */
export const formSearch = (
  fields: Iterable<readonly [name: string, value: FormDataEntryValue]>,
  given: NonNullable<SearchState['given']>,
): SearchState => {
  const values: Record<string, string[]> = {}
  const ranges: Record<string, { min: number | null; max: number | null }> = {}
  let query = ''
  let { sortBy } = given
  for (const [name, entry] of fields) {
    if (typeof entry !== 'string' || entry === '') continue
    if (name === 'query') query = entry.trim()
    else if (name === 'sortBy') sortBy = isSortOrder(entry) ? entry : given.sortBy
    else if (/^-?\d*:-?\d*$/.test(entry)) {
      const [min, max] = entry.split(':')
      const known = ranges[name]
      ranges[name] = { min: end(min) ?? known?.min ?? null, max: end(max) ?? known?.max ?? null }
    } else values[name] = [...(values[name] ?? []), entry]
  }
  return { query, page: 1, sortBy, values, ranges, given }
}
