import type { SearchState } from '@forecourt/rules/search/SearchState'

type Values = SearchState['values']

/** Parsed values, with the selections and removals made since. */
const changedValues = (parsed: Values, before: Values, now: Values): Values => {
  const facets = new Set([parsed, before, now].flatMap((values) => Object.keys(values)))
  const changed = [...facets].map((facet) => {
    const [parsedValues, valuesBefore, valuesNow] = [parsed, before, now].map((values) => values[facet] ?? [])
    const remaining = (parsedValues ?? []).filter((value) => valuesNow?.includes(value) || !valuesBefore?.includes(value))
    return [facet, [...new Set([...remaining, ...(valuesNow ?? []).filter((value) => !valuesBefore?.includes(value))])]] as const
  })
  return Object.fromEntries(changed.filter(([, values]) => values.length > 0))
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Merges a parsed sentence with selections made before its result (SRC-05, SRC-06): the fields don't contain the parsed filters yet, so
 * only their changes since the submission are merged.
 */
export const withChoices = (
  { parsed, before }: { readonly parsed: SearchState; readonly before: SearchState },
  now: SearchState,
): SearchState => {
  const ranges = Object.entries(now.ranges).filter(([facet, range]) => !same(range, before.ranges[facet]))
  const isNear = now.near !== undefined && !same(now.near, before.near)
  const excluded = changedValues(parsed.excluded ?? {}, before.excluded ?? {}, now.excluded ?? {})
  return {
    ...parsed,
    query: now.query === before.query ? parsed.query : now.query,
    sortBy: now.sortBy === before.sortBy ? parsed.sortBy : now.sortBy,
    values: changedValues(parsed.values, before.values, now.values),
    ranges: { ...parsed.ranges, ...Object.fromEntries(ranges) },
    ...(isNear && { near: now.near }),
    ...(Object.keys(excluded).length > 0 && { excluded }),
  }
}
