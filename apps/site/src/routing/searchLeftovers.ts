import { listFacets, rangeFacets, rangeNames } from '@forecourt/rules/search/facets'

const parameters: readonly string[] = [
  ...['q', 'query', 'postcode', 'within', 'sortBy', 'page'],
  ...listFacets,
  ...rangeFacets.flatMap(rangeNames),
]

/** Whether a search came from a form sent without script: with empty fields, or the two ends of a range apart (SRC-02). */
export const hasLeftovers = (params: URLSearchParams): boolean =>
  parameters.some((name) => params.getAll(name).includes('')) ||
  rangeFacets.some((facet) => params.getAll(facet).length > 1 || rangeNames(facet).some((name) => name !== facet && params.has(name)))

/** A search in its canonical order, followed by whatever else the address said, such as a campaign. */
export const withForeign = (asked: string, params: URLSearchParams): string => {
  const all = new URLSearchParams(asked)
  for (const [name, value] of params) if (!parameters.includes(name) && !all.has(name, value)) all.append(name, value)
  const text = all.toString().replaceAll('%3A', ':')
  return text && `?${text}`
}
